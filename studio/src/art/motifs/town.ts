import type { Canvas } from '../svg/canvas.ts';
import { group, path } from '../svg/element.ts';
import { box, num, polygon, times } from '../svg/path.ts';
import { dome, finial, minaret, type Building, type Window } from './building.ts';

/** A row of old houses between two x, now and then with a small dome, a minaret or a cypress. */
export function houses(c: Canvas, from: number, to: number, base: number, h: number): Building {
  let d = '';
  const windows: Window[] = [];
  let x = from;
  while (x < to) {
    const w = h * c.between(0.35, 1.1);
    const top = base - h * c.between(0.35, 1);
    d += box(x, top, w + 1, base - top + 4) + roof(c, x, top, w, h);
    windows.push(...facade(c, x, top, w, base, h));
    x += w * c.between(0.82, 1.02);
    if (c.random() < 0.12) d += cypress(x, base, h * c.between(0.8, 1.4));
  }
  return { d, windows };
}

function roof(c: Canvas, x: number, y: number, w: number, h: number): string {
  const kind = c.random();
  const middle = x + w / 2;
  const chimney = c.random() < 0.3 ? box(x + w * 0.7, y - h * 0.26, h * 0.07, h * 0.3) : '';
  if (kind < 0.45)
    return (
      chimney +
      polygon([
        [x - w * 0.06, y],
        [middle, y - h * 0.2],
        [x + w * 1.06, y],
      ])
    );
  if (kind < 0.56)
    return chimney + dome(middle, y + 1, w * 0.36, 0.9) + finial(middle, y - w * 0.3, w * 0.3);
  if (kind < 0.62) return chimney + minaret(middle, y + 4, h * c.between(1.2, 2), h * 0.09, 1);
  return chimney;
}

function facade(c: Canvas, x: number, top: number, w: number, base: number, h: number): Window[] {
  const windows: Window[] = [];
  for (let wy = top + h * 0.12; wy < base - h * 0.1; wy += h * 0.17)
    for (let wx = x + w * 0.14; wx < x + w * 0.86; wx += h * 0.13)
      if (c.random() < 0.3) windows.push([wx, wy, h * 0.045, h * 0.075]);
  return windows;
}

/** Lit arched windows with a soft halo; `share` of them are lit. */
export function litWindows(
  c: Canvas,
  windows: readonly Window[],
  colour: string,
  share = 0.7,
): string {
  const d = windows
    .filter(() => c.random() < share)
    .map(([x, y, w, h]) => {
      const r = w / 2;
      return `M${num(x - r)} ${num(y + h)}V${num(y + r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(y + r)}V${num(y + h)}Z`;
    })
    .join('');
  return (
    path(d, { fill: colour, opacity: 0.6, filter: c.blur(5 * c.unit) }) +
    path(d, { fill: colour, opacity: 0.97 })
  );
}

export const cypress = (x: number, base: number, h: number): string =>
  `M${num(x)} ${num(base)}C${num(x - h * 0.17)} ${num(base - h * 0.2)} ${num(x - h * 0.1)} ${num(base - h * 0.75)} ${num(x)} ${num(base - h)}` +
  `C${num(x + h * 0.1)} ${num(base - h * 0.75)} ${num(x + h * 0.17)} ${num(base - h * 0.2)} ${num(x)} ${num(base)}Z`;

/** A pine in three ragged skirts. */
export function pine(x: number, base: number, h: number): string {
  const skirt = (top: number, foot: number, half: number) =>
    polygon([
      [x, base - h * top],
      [x + half * h, base - h * foot],
      [x + half * h * 0.3, base - h * (foot + 0.05)],
      [x - half * h * 0.3, base - h * (foot + 0.05)],
      [x - half * h, base - h * foot],
    ]);
  return (
    box(x - h * 0.025, base - h * 0.14, h * 0.05, h * 0.16) +
    skirt(1, 0.58, 0.14) +
    skirt(0.78, 0.32, 0.2) +
    skirt(0.55, 0.08, 0.26)
  );
}

/** Date palm: a leaning trunk and arching fronds. */
export function palm(x: number, base: number, h: number, lean = 0.12): string {
  const [tx, ty] = [x + lean * h, base - h];
  const trunk =
    `M${num(x - h * 0.035)} ${num(base)}Q${num(x + lean * h * 0.2)} ${num(base - h * 0.5)} ${num(tx - h * 0.016)} ${num(ty)}` +
    `L${num(tx + h * 0.016)} ${num(ty)}Q${num(x + lean * h * 0.2 + h * 0.05)} ${num(base - h * 0.5)} ${num(x + h * 0.035)} ${num(base)}Z`;
  const fronds = times(11, (i) => {
    const a = -Math.PI * (-0.12 + (1.24 * i) / 10);
    const reach = h * (0.3 + 0.06 * Math.abs(Math.cos(a)));
    const droop = h * 0.13 * Math.abs(Math.cos(a));
    const [mx, my] = [tx + Math.cos(a) * reach * 0.55, ty + Math.sin(a) * reach * 0.7 - h * 0.05];
    const [ex, ey] = [tx + Math.cos(a) * reach, ty + Math.sin(a) * reach * 0.8 + droop];
    return (
      `M${num(tx)} ${num(ty)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}` +
      `Q${num(mx)} ${num(my + h * 0.07)} ${num(tx)} ${num(ty + h * 0.03)}Z`
    );
  });
  return trunk + fronds.join('');
}

/** A dark line of conifers along `line(x)`. */
export function treeLine(
  c: Canvas,
  fill: string,
  step: number,
  min: number,
  max: number,
  line: (x: number) => number,
): string {
  let d = '';
  for (let x = -20; x < c.width + 20; x += step * c.between(0.6, 1.4))
    d += pine(x, line(x), c.between(min, max));
  return group({ fill }, path(d));
}
