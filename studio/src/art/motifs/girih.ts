import { polar, polygon, polyline, times, type Point } from '../svg/path.ts';

/** Archimedean tilings by vertex: octagons and squares, dodecagons and triangles. */
export type Tiling = '4.8.8' | '3.12.12';

export interface Star {
  /** Number of sides of the tile the star sits in. */
  readonly sides: number;
  readonly d: string;
  readonly centre: Point;
}

export interface Strapwork {
  readonly lines: string;
  readonly stars: readonly Star[];
}

/** Contact angle in radians at which the straps leave the tile edges; these give regular stars. */
const CONTACT = { '4.8.8': (3 * Math.PI) / 8, '3.12.12': (5 * Math.PI) / 12 } as const;

const regular = (cx: number, cy: number, sides: number, r: number, turn: number): Point[] =>
  times(sides, (i) => polar(cx, cy, r, turn + (i * 2 * Math.PI) / sides));

function octagons(w: number, h: number, edge: number): Point[][] {
  const r = edge / (2 * Math.sin(Math.PI / 8));
  const half = r * Math.cos(Math.PI / 8);
  const step = 2 * half;
  return grid(w, h, step, step, (x, y) => [
    regular(x, y, 8, r, Math.PI / 8),
    regular(x + half, y + half, 4, edge / Math.SQRT2, 0),
  ]);
}

function dodecagons(w: number, h: number, edge: number): Point[][] {
  const r = edge / (2 * Math.sin(Math.PI / 12));
  const step = 2 * r * Math.cos(Math.PI / 12);
  const row = (step * Math.sqrt(3)) / 2;
  const corner = edge / Math.sqrt(3);
  return grid(w, h, step, row, (x0, y, odd) => {
    const x = odd ? x0 + step / 2 : x0;
    return [
      regular(x, y, 12, r, Math.PI / 12),
      regular(x + step / 2, y + row / 3, 3, corner, (3 * Math.PI) / 2),
      regular(x + step / 2, y - row / 3, 3, corner, Math.PI / 2),
    ];
  });
}

function grid(
  w: number,
  h: number,
  dx: number,
  dy: number,
  tiles: (x: number, y: number, odd: boolean) => Point[][],
): Point[][] {
  const out: Point[][] = [];
  for (let row = -1; row * dy < h + dx; row++)
    for (let column = -1; column * dx < w + dx; column++)
      out.push(...tiles(column * dx, row * dy, row % 2 !== 0));
  return out;
}

const centreOf = (points: readonly Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
];

/**
 * Hankin's "polygons in contact": from the middle of each edge two rays leave at the contact angle,
 * and neighbours meet inside the tile. Returns, per edge pair, the middle of one edge, the meeting
 * point and the middle of the next.
 */
function hankin(tile: readonly Point[], angle: number): (readonly [Point, Point, Point])[] {
  const corner = (i: number): Point => tile[i % tile.length] ?? [0, 0];
  const edge = (i: number) => {
    const [p, q] = [corner(i), corner(i + 1)];
    const along = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    return { middle, forward: along + angle, back: along + Math.PI - angle };
  };
  return tile.map((_, i) => {
    const [a, b] = [edge(i), edge(i + 1)];
    return [a.middle, meet(a.middle, a.forward, b.middle, b.back), b.middle];
  });
}

/** Where two rays cross; half-way between their origins when they are parallel. */
function meet(a: Point, angleA: number, b: Point, angleB: number): Point {
  const [ux, uy, vx, vy] = [Math.cos(angleA), Math.sin(angleA), Math.cos(angleB), Math.sin(angleB)];
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-9) return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const t = ((b[0] - a[0]) * vy - (b[1] - a[1]) * vx) / cross;
  return [a[0] + ux * t, a[1] + uy * t];
}

/** Interlaced star pattern over `w` by `h` from tiles with the given edge length. */
export function strapwork(tiling: Tiling, w: number, h: number, edge: number): Strapwork {
  const tiles = tiling === '4.8.8' ? octagons(w, h, edge) : dodecagons(w, h, edge);
  const drawn = tiles.map((tile) => ({ tile, straps: hankin(tile, CONTACT[tiling]) }));
  return {
    lines: drawn.flatMap(({ straps }) => straps.map(polyline)).join(''),
    stars: drawn.map(({ tile, straps }) => ({
      sides: tile.length,
      d: polygon(straps.flatMap(([a, b]) => [a, b])),
      centre: centreOf(tile),
    })),
  };
}
