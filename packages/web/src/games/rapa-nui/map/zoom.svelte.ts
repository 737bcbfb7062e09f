/** Pinch, drag, wheel and buttons: which part of the map is seen, and how near. */
const MOST = 4;
/** Pixels that a finger may tremble before it drags. */
const TREMBLE = 7;

interface Touch {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  readonly #width: number;
  readonly #height: number;
  #touches = new Map<number, Touch>();
  #dragged = false;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  /** Nearer or farther, so that the point of the drawing under it stays where it is. */
  by(factor: number, x = this.#width / 2, y = this.#height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.scale = scale;
    this.#move(x - (x - this.x) * ratio, y - (y - this.y) * ratio);
  }

  reset(): void {
    this.scale = 1;
    this.#move(0, 0);
  }

  #move(x: number, y: number): void {
    this.x = Math.min(0, Math.max(x, this.#width * (1 - this.scale)));
    this.y = Math.min(0, Math.max(y, this.#height * (1 - this.scale)));
  }

  attach = (svg: SVGSVGElement): (() => void) => {
    const point = (x: number, y: number): DOMPoint => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = point(event.clientX, event.clientY);
      this.by(Math.exp(-event.deltaY / 500), x, y);
    };
    const onDown = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      if (this.#touches.size === 0) this.#dragged = false;
      this.#touches.set(pointerId, { x: clientX, y: clientY });
    };
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const touch = this.#touches.get(pointerId);
      if (!touch) return;
      if (!this.#dragged && Math.hypot(clientX - touch.x, clientY - touch.y) < TREMBLE) return;
      if (!this.#dragged) svg.setPointerCapture(pointerId);
      this.#dragged = true;
      const [before, after] = [point(touch.x, touch.y), point(clientX, clientY)];
      const other = [...this.#touches].find(([id]) => id !== pointerId)?.[1];
      if (other) this.#pinch(point(other.x, other.y), before, after);
      else this.#move(this.x + after.x - before.x, this.y + after.y - before.y);
      this.#touches.set(pointerId, { x: clientX, y: clientY });
    };
    const onUp = ({ pointerId }: PointerEvent): void => void this.#touches.delete(pointerId);
    // A drag is no click.
    const onClick = (event: Event): void => {
      if (this.#dragged) event.stopPropagation();
      this.#dragged = false;
    };
    svg.addEventListener('wheel', onWheel, { passive: false });
    svg.addEventListener('pointerdown', onDown);
    svg.addEventListener('pointermove', onMove);
    svg.addEventListener('pointerup', onUp);
    svg.addEventListener('pointercancel', onUp);
    svg.addEventListener('click', onClick, { capture: true });
    return () => {
      svg.removeEventListener('wheel', onWheel);
      svg.removeEventListener('pointerdown', onDown);
      svg.removeEventListener('pointermove', onMove);
      svg.removeEventListener('pointerup', onUp);
      svg.removeEventListener('pointercancel', onUp);
      svg.removeEventListener('click', onClick, { capture: true });
    };
  };

  #pinch(still: DOMPoint, before: DOMPoint, after: DOMPoint): void {
    const [was, is] = [before, after].map((p) => Math.hypot(p.x - still.x, p.y - still.y));
    if (was > 0) this.by(is / was, (still.x + after.x) / 2, (still.y + after.y) / 2);
  }
}
