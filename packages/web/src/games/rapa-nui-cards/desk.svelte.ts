import {
  type Act,
  type Areas,
  areasOf,
  MOAI,
  type PlayerView,
  playPrice,
  readAct,
  type View,
  withPlayed,
  writeAct,
} from '@ahu/rapa-nui-cards/public';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { BoardProps } from '../contract/kit.ts';
import { foretell } from './say.ts';
import { w } from './words/index.ts';

/** Where a player can press: the front of a column, a kind in hand, a pile, a type of one's own sacrifice cards. */
export type Spot = `${'col' | 'hand' | 'pile' | 'own'}:${number}`;

const read = (spot: Spot): { place: string; index: number } => {
  const [place, index] = spot.split(':');
  return { place, index: Number(index) };
};

/** What the parts of the table share: the frame, what is pointed at, and what was chosen but not yet played. */
export class Desk {
  readonly #props: () => BoardProps<View>;
  /** Pressed, and waits for a word: it can mean several moves, or a finger pressed it. */
  chosen: Spot | undefined = $state();
  pointed: Spot | undefined = $state();

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  get frame(): BoardProps<View>['frame'] {
    return this.#props().frame;
  }

  get view(): View {
    return this.frame.view;
  }

  get names(): readonly string[] {
    return this.#props().names;
  }

  /** Whether the viewer plays. */
  get sits(): boolean {
    return this.frame.viewer < this.view.players.length;
  }

  /** The viewer's legal moves. */
  readonly moves: readonly Act[] = $derived.by(() => this.frame.moves.flatMap((notation) => readAct(notation) ?? []));

  /** Whether the game waits for the viewer. */
  get asked(): boolean {
    return this.frame.moves.length > 0;
  }

  /** A player as far as these eyes see them. */
  player(seat: number): PlayerView {
    return (this.frame.open?.[seat] ?? this.view).players[seat];
  }

  /** The areas as they are, or as they would be with the card in hand that is pointed at. */
  get areas(): Areas {
    const areas = areasOf(this.view);
    const spot = this.pointed ?? this.chosen;
    if (!spot?.startsWith('hand') || this.view.phase !== 'turn' || !this.asked) return areas;
    return withPlayed(areas, this.view.seat, read(spot).index, 1);
  }

  /** The legal moves that pressing there can mean. */
  answers(spot: Spot): Act[] {
    const { place, index } = read(spot);
    return this.moves.filter((act) => {
      switch (act.kind) {
        case 'take':
          return place === 'col' && act.column === index;
        case 'play':
          return place === 'hand' && act.card === index;
        case 'discard':
          return place === 'hand' && index === MOAI;
        case 'buy':
        case 'offer':
        case 'substitute':
          return place === 'pile' && act.type === index;
        case 'sacrifice':
        case 'hide':
          return place === 'own' && act.type === index;
        default:
          return false;
      }
    });
  }

  /** What is tried when nothing there is legal, so that the refusal can be explained. */
  #attempt(spot: Spot): Act {
    const { place, index } = read(spot);
    const { phase } = this.view;
    switch (place) {
      case 'col':
        return { kind: 'take', column: index };
      case 'hand':
        return { kind: 'play', card: index, count: 1 };
      case 'pile':
        return { kind: phase === 'offer' || phase === 'substitute' ? phase : 'buy', type: index };
      default:
        return { kind: phase === 'hide' ? 'hide' : 'sacrifice', type: index };
    }
  }

  play(act: Act): void {
    this.chosen = undefined;
    this.#props().play(writeAct(act));
  }

  /** A mouse or a key has seen what it would bring, and plays; a finger sees it first. */
  press(spot: Spot, byTouch: boolean): void {
    const answers = this.answers(spot);
    if (answers.length === 0) this.play(this.#attempt(spot));
    else if (answers.length === 1 && (!byTouch || this.chosen === spot)) this.play(answers[0]);
    else this.chosen = this.chosen === spot ? undefined : spot;
  }

  /** Dragged to where it belongs: pressed, whatever was chosen before. */
  put(spot: Spot): void {
    this.chosen = undefined;
    this.press(spot, false);
  }

  /** Makes a button a place to press. */
  at(spot: Spot): Attachment<HTMLElement> {
    return (node) => {
      const heard = [
        on(node, 'click', (event) => this.press(spot, (event as PointerEvent).pointerType === 'touch')),
        on(node, 'pointerenter', ({ pointerType }) => {
          if (pointerType === 'mouse') this.pointed = spot;
        }),
        on(node, 'pointerleave', () => this.leave(spot)),
        on(node, 'focus', () => {
          this.pointed = spot;
        }),
        on(node, 'blur', () => this.leave(spot)),
      ];
      node.dataset.spot = spot;
      $effect(() => {
        node.toggleAttribute('data-lit', this.answers(spot).length > 0);
        node.toggleAttribute('data-chosen', this.chosen === spot);
      });
      return () => heard.forEach((off) => void off());
    };
  }

  /** Something happened: nothing is chosen any more, and pointed at is at most what has the focus. */
  forget(board: HTMLElement): void {
    this.chosen = undefined;
    const { activeElement } = document;
    this.pointed = board.contains(activeElement)
      ? ((activeElement as HTMLElement).dataset.spot as Spot | undefined)
      : undefined;
  }

  leave(spot: Spot): void {
    if (this.pointed === spot) this.pointed = undefined;
  }

  /** What the place that is pointed at or chosen would bring, in words. */
  get detail(): string | undefined {
    const spot = this.pointed ?? this.chosen;
    if (spot === undefined || this.answers(spot).length === 0) return undefined;
    const { place, index } = read(spot);
    if (place === 'col') return foretell(this.view, index, this.names);
    if (place === 'hand' && index === MOAI && this.moves.some((act) => act.kind === 'play' && act.card === MOAI))
      return w().costs({ n: playPrice(MOAI, 1) });
    return undefined;
  }
}
