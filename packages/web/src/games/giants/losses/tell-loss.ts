/** What a player is about to give up, in words; loaded when it is first asked. */
import { type Act, type ObjectView, PIECES, sizeOf, type View } from '@ahu/giants/public';
import { withWords } from '../../../platform/words/catalogue.svelte.ts';
import type { Names } from '../../contract/kit.ts';
import type { Loss, Table } from '../../contract/state.ts';
import { w as table } from '../words/index.ts';
import { type GiantsLoss, lossOf } from './loss.ts';
import { w } from './words/index.ts';

const thingOf = ({ object, at }: ObjectView): string =>
  table().act({ size: sizeOf(object), hex: at, abandoned: false });

function pieceOf(view: View, piece: (typeof PIECES)[number]): string {
  const count = view.players[view.seat].reserve?.workers ?? 0;
  return piece === 'worker' ? table().workers({ count }) : table().pieces[piece];
}

export async function lossInWords(
  acts: readonly Act[],
  table: Table<View, Act>,
  names: Names,
): Promise<Loss | undefined> {
  await withWords(Promise.resolve());
  const loss = lossOf(acts, table);
  return loss && tell(loss, table.view, names);
}

function tell(loss: GiantsLoss, view: View, names: Names): Loss {
  const { losses, yes, no } = w();
  return { question: question(), yes: yes[loss.kind], no };

  function question(): string {
    switch (loss.kind) {
      case 'recover':
        return losses.recover({ size: sizeOf(loss.object.object), hex: loss.object.at });
      case 'place':
        return losses.place({ ahu: loss.ahu, count: loss.bases });
      case 'pass':
        return losses.pass({
          items: PIECES.filter((piece) => loss.pieces.has(piece)).map((piece) => pieceOf(view, piece)),
        });
      case 'rest':
      case 'leaveAtQuarry':
        return losses[loss.kind]({ items: loss.objects.map(thingOf) });
      case 'erect':
        return losses.erect({ ahu: loss.ahu });
      case 'cap':
        return losses.cap({ ahu: loss.ahu, name: names[loss.owner], points: loss.points });
      default:
        return losses[loss.kind]();
    }
  }
}
