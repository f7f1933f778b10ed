import type { Canvas } from '../svg/canvas.ts';
import { dark, light } from '../svg/colour.ts';
import { circle, path, rect } from '../svg/element.ts';
import { num, polygon, times } from '../svg/path.ts';

/** A striped awning that hangs from (x, y), `reach` long (negative to the left) and `drop` deep. */
export function awning(
  x: number,
  y: number,
  reach: number,
  drop: number,
  colour: string,
  stripe: string,
): string {
  const stripes = 6;
  return times(stripes, (i) => {
    const [a, b] = [i / stripes, (i + 1) / stripes];
    const [ax, bx] = [x + reach * a, x + reach * b];
    const [ay, by] = [y + drop * (0.1 + 0.9 * a), y + drop * (0.1 + 0.9 * b)];
    const d =
      `M${num(ax)} ${num(y - drop * 0.55 * (1 - a))}L${num(bx)} ${num(y - drop * 0.55 * (1 - b))}L${num(bx)} ${num(by)}` +
      `Q${num((ax + bx) / 2)} ${num((ay + by) / 2 + drop * 0.22)} ${num(ax)} ${num(ay)}Z`;
    return path(d, { fill: i % 2 === 0 ? colour : stripe });
  }).join('');
}

export interface Goods {
  readonly x: number;
  /** Extent from `x`, negative to the left. */
  readonly width: number;
  readonly y: number;
  readonly size: number;
  readonly colours: readonly [string, ...string[]];
  /** What light and distance do to a colour. */
  readonly tone: (colour: string) => string;
}

/** Rolled carpets, jars and heaps of spice in a row on the floor. */
export function stallGoods(c: Canvas, { x, width, y, size, colours, tone }: Goods): string {
  return times(6, (i) => {
    const at = x + (width * (i + c.between(0.2, 0.6))) / 6;
    const colour = tone(c.pick(colours));
    const tall = size * c.between(0.7, 1.15);
    const fill = c.across([light(colour, 0.28), colour, dark(colour, 0.5)], [0, 0], [1, 0]);
    if (i % 3 === 0) return jar(at, y, tall, fill);
    if (i % 3 === 1)
      return path(
        polygon([
          [at - size * 0.34, y],
          [at, y - tall * 0.62],
          [at + size * 0.34, y],
        ]),
        { fill },
      );
    const half = size * 0.13;
    return (
      rect(at - half, y - tall * 1.3, 2 * half, tall * 1.3, { fill }) +
      circle(at, y - tall * 1.3, half, { fill: light(colour, 0.14) })
    );
  }).join('');
}

const jar = (x: number, y: number, h: number, fill: string) =>
  path(
    `M${num(x - h * 0.16)} ${num(y)}C${num(x - h * 0.42)} ${num(y - h * 0.4)} ${num(x - h * 0.4)} ${num(y - h * 0.72)} ${num(x - h * 0.13)} ${num(y - h * 0.84)}V${num(y - h)}H${num(x + h * 0.13)}V${num(y - h * 0.84)}` +
      `C${num(x + h * 0.4)} ${num(y - h * 0.72)} ${num(x + h * 0.42)} ${num(y - h * 0.4)} ${num(x + h * 0.16)} ${num(y)}Z`,
    { fill },
  );
