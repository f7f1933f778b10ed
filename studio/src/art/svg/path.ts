export type Point = readonly [x: number, y: number];

/** A coordinate as text, one decimal: a tenth of a unit is below a pixel at every size we draw. */
export const num = (v: number): string => (Math.round(v * 10) / 10).toString();

/** `[fn(0), ..., fn(1)]` in `steps` equal steps. */
export const sample = <T>(steps: number, fn: (t: number, i: number) => T): T[] =>
  Array.from({ length: steps + 1 }, (_, i) => fn(i / steps, i));

/** `[fn(0), ..., fn(count - 1)]`. */
export const times = <T>(count: number, fn: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => fn(i));

export const polar = (cx: number, cy: number, r: number, angle: number): Point => [
  cx + r * Math.cos(angle),
  cy + r * Math.sin(angle),
];

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

/** A curve through all points (Catmull-Rom as cubic Béziers). Open; append to close it. */
export function smooth(points: readonly Point[], tension = 1 / 6): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension];
    const second = [c[0] - (e[0] - b[0]) * tension, c[1] - (e[1] - b[1]) * tension];
    d += `C${[...first, ...second, ...c].map(num).join(' ')}`;
  }
  return d;
}

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

export const disc = (cx: number, cy: number, r: number): string =>
  `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

/** A flat pointed lens, the shape of light on a ripple. */
export const lens = (x: number, y: number, halfWidth: number, bulge: number): string =>
  `M${num(x - halfWidth)} ${num(y)}Q${num(x)} ${num(y - bulge)} ${num(x + halfWidth)} ${num(y)}` +
  `Q${num(x)} ${num(y + bulge)} ${num(x - halfWidth)} ${num(y)}Z`;

/** Height of a polyline (points ordered by x) at `x`, held constant beyond its ends. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((p) => p[0] >= x);
  const to = points[next] ?? points.at(-1) ?? [0, 0];
  const from = points[next - 1] ?? to;
  const span = to[0] - from[0];
  return span === 0 ? to[1] : from[1] + ((x - from[0]) / span) * (to[1] - from[1]);
}
