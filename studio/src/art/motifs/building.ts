import { box, num, times } from '../svg/path.ts';

/** A window: x of its middle, top, width and height. */
export type Window = readonly [x: number, y: number, width: number, height: number];

export interface Building {
  readonly d: string;
  readonly windows: readonly Window[];
}

/** Low dome standing on `y`. `rise` is its height in radii. */
export function dome(cx: number, y: number, r: number, rise = 0.92, tip = 0.08): string {
  const shoulder = y - r * rise * 0.62;
  return (
    `M${num(cx - r)} ${num(y)}C${num(cx - r)} ${num(shoulder)} ${num(cx - r * 0.55)} ${num(y - r * rise)} ${num(cx)} ${num(y - r * (rise + tip))}` +
    `C${num(cx + r * 0.55)} ${num(y - r * rise)} ${num(cx + r)} ${num(shoulder)} ${num(cx + r)} ${num(y)}Z`
  );
}

/** Bulbous dome, wider than its foot. */
export function onion(cx: number, y: number, r: number): string {
  return (
    `M${num(cx - r * 0.82)} ${num(y)}C${num(cx - r * 1.28)} ${num(y - r * 0.7)} ${num(cx - r * 0.75)} ${num(y - r * 1.25)} ${num(cx)} ${num(y - r * 1.85)}` +
    `C${num(cx + r * 0.75)} ${num(y - r * 1.25)} ${num(cx + r * 1.28)} ${num(y - r * 0.7)} ${num(cx + r * 0.82)} ${num(y)}Z`
  );
}

/** Crescent lying on its back, horns up. */
export function crescent(cx: number, cy: number, r: number): string {
  const [left, right, horn] = [cx - r * 0.72, cx + r * 0.72, cy - r * 0.7];
  return (
    `M${num(left)} ${num(horn)}A${num(r)} ${num(r)} 0 1 0 ${num(right)} ${num(horn)}` +
    `A${num(r * 0.82)} ${num(r * 0.82)} 0 1 1 ${num(left)} ${num(horn)}Z`
  );
}

/** The rod, bead and crescent on top of a dome. */
export function finial(cx: number, y: number, h: number): string {
  const bead = h * 0.08;
  return (
    box(cx - h * 0.025, y - h * 0.72, h * 0.05, h * 0.75) +
    `M${num(cx - bead)} ${num(y - h * 0.2)}a${num(bead)} ${num(h * 0.1)} 0 1 0 ${num(2 * bead)} 0a${num(bead)} ${num(h * 0.1)} 0 1 0 ${num(-2 * bead)} 0Z` +
    crescent(cx, y - h * 0.86, h * 0.17)
  );
}

/** Ottoman pencil minaret with one to three balconies. */
export function minaret(cx: number, base: number, h: number, w: number, balconies = 2): string {
  const cap = h * 0.17;
  const top = base - h + cap;
  const half = [w * 0.75, w / 2, w * 0.4, w * 0.33] as const;
  const right = [
    [half[0], base],
    [half[0], base - h * 0.16],
    [half[1], base - h * 0.24],
    [half[2], top + h * 0.2],
    [half[3], top],
  ] as const;
  const left = right.map(([x, y]) => `${num(cx - x)} ${num(y)}`).join('L');
  const back = right
    .toReversed()
    .map(([x, y]) => `${num(cx + x)} ${num(y)}`)
    .join('L');
  const rings = times(balconies, (i) => {
    const y = top + h * (0.075 + i * 0.2);
    const reach = w * (1.02 + i * 0.12);
    return (
      `M${num(cx - reach)} ${num(y - h * 0.022)}H${num(cx + reach)}V${num(y)}` +
      `L${num(cx + w * 0.42)} ${num(y + h * 0.036)}H${num(cx - w * 0.42)}L${num(cx - reach)} ${num(y)}Z`
    );
  });
  const cone = `M${num(cx - w * 0.475)} ${num(top + 1)}L${num(cx)} ${num(top - cap)}L${num(cx + w * 0.475)} ${num(top + 1)}Z`;
  return `M${left}L${back}Z${rings.join('')}${cone}${finial(cx, top - cap * 0.9, cap * 0.62)}`;
}

/** Four-centred arch outline, from the floor up and back. */
export function arch(cx: number, base: number, w: number, spring: number, rise: number): string {
  const h = w / 2;
  return (
    `M${num(cx - h)} ${num(base)}V${num(spring)}` +
    `C${num(cx - h)} ${num(spring - rise * 0.52)} ${num(cx - h * 0.52)} ${num(spring - rise * 0.8)} ${num(cx)} ${num(spring - rise)}` +
    `C${num(cx + h * 0.52)} ${num(spring - rise * 0.8)} ${num(cx + h)} ${num(spring - rise * 0.52)} ${num(cx + h)} ${num(spring)}V${num(base)}Z`
  );
}

/** Crenellated tower: body, flared parapet and merlons. */
export function tower(cx: number, base: number, w: number, h: number, merlons = 5): string {
  const top = base - h;
  const flare = w * 0.08;
  const step = (w + 2 * flare) / (2 * merlons - 1);
  const teeth = times(merlons, (i) =>
    box(cx - w / 2 - flare + i * 2 * step, top - step * 1.1, step, step * 1.2),
  );
  return (
    `M${num(cx - w * 0.53)} ${num(base)}L${num(cx - w / 2)} ${num(top + w * 0.28)}L${num(cx - w / 2 - flare)} ${num(top + w * 0.16)}V${num(top)}` +
    `H${num(cx + w / 2 + flare)}V${num(top + w * 0.16)}L${num(cx + w / 2)} ${num(top + w * 0.28)}L${num(cx + w * 0.53)} ${num(base)}Z` +
    teeth.join('')
  );
}
