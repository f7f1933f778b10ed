type Triple = readonly [number, number, number];

/** A point of a gradient: offset 0..1, colour `#rrggbb`, and optionally an opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient: stops, or bare colours that stand at equal distances. */
export type Stops = readonly (Stop | string)[];

/** Gives bare colours their places. */
export const spread = (stops: Stops): Stop[] =>
  stops.map((stop, i) => (typeof stop === 'string' ? [i / (stops.length - 1), stop] : stop));

/** Splits `#rrggbb` into three values 0..255. */
export function channels(colour: string): Triple {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

function toHexByte(v: number): string {
  const g = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(g * 255)))
    .toString(16)
    .padStart(2, '0');
}

/** sRGB to OKLab, with the matrices of https://bottosson.github.io/posts/oklab/ */
function toLab(colour: string): Triple {
  const [r8, g8, b8] = channels(colour);
  const [r, g, b] = [toLinear(r8 / 255), toLinear(g8 / 255), toLinear(b8 / 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, A, B]: Triple): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const r = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const g = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const b = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${toHexByte(r)}${toHexByte(g)}${toHexByte(b)}`;
}

/** The colour `t` (0..1) of the way from `a` to `b` in OKLab, which keeps middles from turning grey. */
export function mix(a: string, b: string, t: number): string {
  const x = toLab(a);
  const y = toLab(b);
  const between = (i: 0 | 1 | 2) => x[i] + (y[i] - x[i]) * t;
  return fromLab([between(0), between(1), between(2)]);
}

/** `colour` moved `t` of the way to black. */
export const dark = (colour: string, t: number): string => mix(colour, '#000000', t);

/** `colour` moved `t` of the way to white. */
export const light = (colour: string, t: number): string => mix(colour, '#ffffff', t);

/** More stops between the given ones: SVG blends in sRGB, the added stops make it follow OKLab. */
export function ramp(stops: readonly Stop[], steps = 12): Stop[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const found = stops.findIndex(([offset], k) => k > 0 && t <= offset);
    const after = found < 0 ? stops.length - 1 : found;
    const last: Stop = [1, '#000000'];
    const [t0, from] = stops[after - 1] ?? last;
    const [t1, to] = stops[after] ?? last;
    return [t, mix(from, to, Math.max(0, Math.min(1, (t - t0) / (t1 - t0))))];
  });
}
