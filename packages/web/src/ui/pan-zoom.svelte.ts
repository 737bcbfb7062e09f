/** Which part of a map is seen, and how near: wheel, pinch, drag and buttons. */
import { TREMBLE } from './drag.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 4;

export class PanZoom {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  #node: HTMLElement | undefined;
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
  }

  fit = (): void => {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  };

  closer = (by: number): void => {
    if (this.#node) this.#zoomAt({ x: this.#node.clientWidth / 2, y: this.#node.clientHeight / 2 }, by);
  };

  /** Brings these things into the middle, near enough to be `size` pixels wide, as far as all of them stay in sight. */
  reveal(things: readonly Element[], size: number): void {
    if (!this.#node || things.length === 0) return;
    const { clientWidth, clientHeight } = this.#node;
    const edge = this.#node.getBoundingClientRect();
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const width = (Math.max(...boxes.map((box) => box.right)) - left) / this.zoom;
    const height = (Math.max(...boxes.map((box) => box.bottom)) - top) / this.zoom;
    const wanted = (size * this.zoom) / Math.min(...boxes.map((box) => box.width));
    const x = (left - edge.left - this.x) / this.zoom + width / 2;
    const y = (top - edge.top - this.y) / this.zoom + height / 2;
    this.zoom = Math.max(1, Math.min(CLOSEST, wanted, clientWidth / width, clientHeight / height));
    this.#put(clientWidth / 2 - x * this.zoom, clientHeight / 2 - y * this.zoom);
  }

  #zoomAt(point: Point, by: number): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * by));
    const share = zoom / this.zoom;
    this.zoom = zoom;
    this.#put(point.x - (point.x - this.x) * share, point.y - (point.y - this.y) * share);
  }

  /** Never beyond the edges of what is drawn. */
  #put(x: number, y: number): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#node ?? {};
    this.x = Math.min(0, Math.max(clientWidth * (1 - this.zoom), x));
    this.y = Math.min(0, Math.max(clientHeight * (1 - this.zoom), y));
  }

  attach = (node: HTMLElement): (() => void) => {
    this.#node = node;
    const gone = new AbortController();
    const { signal } = gone;
    node.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    node.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    node.addEventListener('pointermove', (event) => this.#move(event), { signal });
    node.addEventListener('pointerup', (event) => this.#up(event), { signal });
    node.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    node.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    return () => gone.abort();
  };

  #place(event: MouseEvent): Point {
    const { left, top } = (this.#node as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#zoomAt(this.#place(event), Math.exp(-event.deltaY / 400));
  }

  /** A right click opens a menu, which may swallow the end of the press. */
  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, this.#place(event));
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    // It may have been let go outside.
    if (event.buttons === 0) return this.#up(event);
    const now = this.#place(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#travelled += Math.hypot(dx, dy);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    // While something on it is held, the map itself is not moved.
    if (this.#travelled < TREMBLE || this.#node?.closest('[data-holds]')) return;
    this.moving = true;
    if (other) this.#pinch(before, now, other);
    else this.#put(this.x + dx, this.y + dy);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    this.#zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, spread(now) / Math.max(1, spread(before)));
    this.#put(this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2);
  }

  #up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.moving = false;
  }

  /** The end of a drag presses nothing. */
  #click(event: MouseEvent): void {
    if (event.detail > 0 && this.#travelled >= TREMBLE) event.stopPropagation();
    this.#travelled = 0;
  }
}
