import { styleText } from 'node:util';
import { players, type Seat } from '@ahu/core';
import { type ObjectView, ownerOf, type PlayerView, type View } from '@ahu/giants/public';
import { columns, WIDTH, wrap } from '../../terminal/terminal.ts';
import { counted, listed } from '../contract/counting.ts';
import type { Names } from '../contract/words.ts';

export function describePlayers(view: View, names: Names, letters: readonly string[]): string[] {
  const headings = [
    '',
    view.setup.options.openScore ? 'score' : 'prestige',
    WIDTH < 80 ? 'tablets' : 'half-tablets',
    'sorcerer',
    'chief',
    'spent',
    '',
  ];
  const rows = view.players.map((player, seat) => [
    `${isAsked(view, seat) ? '▸' : ' '} ${letters[seat]} ${names[seat]}`,
    String(player.openScore ?? player.prestige),
    String(player.tablets),
    whereabouts(player.sorcerer),
    whereabouts(player.chief),
    spentBy(player),
    statusOf(view, seat),
  ]);
  const [head, ...lines] = columns([headings, ...rows]);
  const table = lines.map((line, seat) => (seat === view.seat ? styleText('bold', line) : line));
  return [styleText('dim', head), ...table, ...describeReserves(view, names)];
}

const isAsked = ({ phase, asked, players }: View, seat: Seat): boolean =>
  phase === 'bid' ? !players[seat].hasBid : phase !== 'over' && seat === asked;

/** In front of the screen is what was bid. */
const whereabouts = (place: string): string => (place === 'reserve' ? 'ready' : place === 'front' ? 'spent' : place);

const spentBy = ({ frontWorkers, frontMarkers }: PlayerView): string =>
  [...(frontWorkers > 0 ? [`${frontWorkers}w`] : []), ...(frontMarkers > 0 ? [`${frontMarkers}m`] : [])].join(' ') ||
  '·';

function statusOf({ phase, passed, players }: View, seat: Seat): string {
  const { sculptors, hasBid } = players[seat];
  if (phase === 'bid') return hasBid ? 'has bid' : '';
  if (passed.includes(seat)) return phase === 'pick' ? 'out' : 'passed';
  return phase === 'pick' ? listed(counted(sculptors, 'sculptor')) : '';
}

const describeReserves = (view: View, names: Names): string[] =>
  view.players.flatMap(({ reserve }, seat) => {
    if (reserve === null) return [];
    const { workers, markers, bases, logs } = reserve;
    const kept = [
      ...counted(workers, 'worker'),
      ...counted(markers, 'marker'),
      ...counted(bases, 'base'),
      ...counted(logs, 'log'),
    ];
    const whose = seat === view.seat ? 'your' : `${names[seat]}'s`;
    return [`  behind ${whose} screen: ${listed(kept) || 'nothing'}`];
  });

/** Moai and headdresses on their way, by whose they are and where. */
export function describeObjects(view: View, names: Names): string[] {
  const owners: (Seat | null)[] = [...players(names.length), null];
  return owners.flatMap((owner) => {
    const objects = view.objects.filter((object) => ownerOf(object) === owner);
    const whose = owner === null ? "nobody's" : owner === view.seat ? 'yours' : `${names[owner]}'s`;
    return objects.length === 0 ? [] : wrap(describePlaces(objects), `  ${whose}: `, '    ');
  });
}

/** 'moai 1a 2c at E10, headdress b at E1 (marked)'. */
function describePlaces(objects: readonly ObjectView[]): string {
  const kindOf = ({ object }: ObjectView): string => object.split(' ')[0];
  const placeOf = ({ at, marker }: ObjectView): string => `at ${at}${marker === null ? '' : ' (marked)'}`;
  const alike = Map.groupBy(objects, (object) => `${kindOf(object)} ${placeOf(object)}`);
  const groups = Array.from(alike.values(), (group) => {
    const ids = group.map(({ object }) => object.split(' ')[1]);
    return `${kindOf(group[0])} ${ids.join(' ')} ${placeOf(group[0])}`;
  });
  return groups.join(', ');
}
