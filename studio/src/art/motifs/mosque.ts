import { box, num, times } from '../svg/path.ts';
import { dome, finial, minaret, type Building, type Window } from './building.ts';

export interface MosqueOptions {
  /** Even number, in pairs from the prayer hall outwards. */
  readonly minarets?: number;
  /** Height of the nearest pair in dome radii. */
  readonly tall?: number;
}

export interface Mosque extends Building {
  /** Lines inside the silhouette that catch light: domes and cornices. */
  readonly edges: string;
}

/** An imperial mosque: stepped hall, cascade of half-domes, pencil minarets. `r` is the main dome's radius. */
export function mosque(cx: number, base: number, r: number, options: MosqueOptions = {}): Mosque {
  const { minarets = 4, tall = 3.5 } = options;
  const hall = base - 0.62 * r;
  const gallery = base - 1.02 * r;
  const shoulder = base - 1.3 * r;
  const drum = base - 1.62 * r;
  const body =
    box(cx - 2.05 * r, hall, 4.1 * r, base - hall + 4) +
    box(cx - 1.5 * r, gallery, 3 * r, hall - gallery + 2) +
    box(cx - 1.02 * r, shoulder, 2.04 * r, gallery - shoulder + 2) +
    box(cx - 0.93 * r, drum, 1.86 * r, shoulder - drum + 2) +
    dome(cx, drum + 2, r * 0.97, 0.8) +
    finial(cx, drum - r * 0.82, r * 0.62);
  const halfDomes = [-1, 1].flatMap((side) => [
    dome(cx + side * 0.98 * r, shoulder + r * 0.16, r * 0.6, 0.8),
    dome(cx + side * 1.5 * r, gallery + r * 0.12, r * 0.38, 0.85),
    dome(cx + side * 0.62 * r, gallery + 0.1 * r, r * 0.34, 0.8),
  ]);
  const cornices = (
    [
      [2.05, hall],
      [1.5, gallery],
      [0.93, drum],
    ] as const
  ).map(([half, y]) => `M${num(cx - half * r)} ${num(y)}H${num(cx + half * r)}`);
  const wing = (side: number) =>
    turret(cx + side * 0.98 * r, drum - 0.1 * r, gallery, 0.09 * r) +
    turret(cx + side * 1.5 * r, shoulder - 0.14 * r, gallery + 0.16 * r, 0.08 * r) +
    dome(cx + side * 1.86 * r, hall + 2, 0.21 * r, 0.9) +
    box(cx + side * 2.5 * r - 0.5 * r, base - 0.34 * r, r, 0.36 * r) +
    times(4, (i) => dome(cx + side * (2.2 + i * 0.28) * r, base - 0.33 * r, 0.135 * r, 0.95)).join(
      '',
    );
  return {
    d: body + halfDomes.join('') + wing(-1) + wing(1) + towers(cx, base, r, minarets, tall),
    edges: halfDomes.map((d) => d.slice(0, -1)).join('') + cornices.join(''),
    windows: [
      ...row(cx, drum + 0.13 * r, 3, 0.24 * r, [0.075 * r, 0.16 * r]),
      ...row(cx, gallery + 0.2 * r, 5, 0.25 * r, [0.085 * r, 0.17 * r]),
      ...row(cx, hall + 0.24 * r, 7, 0.25 * r, [0.09 * r, 0.22 * r]),
    ],
  };
}

const turret = (x: number, top: number, foot: number, half: number) =>
  box(x - half, top, 2 * half, foot - top) + dome(x, top + 1, half * 1.45, 1.1, 0.3);

const row = (cx: number, y: number, each: number, gap: number, [w, h]: readonly [number, number]) =>
  times(2 * each + 1, (i): Window => [cx + (i - each) * gap, y, w, h]);

function towers(cx: number, base: number, r: number, count: number, tall: number): string {
  const pairs = [
    { reach: 2.02, height: tall, width: 0.17, balconies: 3 },
    { reach: 3.02, height: tall * 0.84, width: 0.15, balconies: 2 },
    { reach: 1.12, height: tall * 0.9, width: 0.15, balconies: 2 },
  ];
  return pairs
    .slice(0, Math.ceil(count / 2))
    .flatMap((p) =>
      [-1, 1].map((side) =>
        minaret(cx + side * p.reach * r, base + 2, r * p.height, r * p.width, p.balconies),
      ),
    )
    .join('');
}
