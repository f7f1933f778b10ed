import { num } from './path.ts';

/** Presentation attributes, in the spelling of the DOM. Numbers keep three decimals. */
export interface Style {
  readonly fill?: string;
  readonly fillRule?: 'evenodd';
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: 'round' | 'butt';
  readonly strokeLinejoin?: 'round' | 'miter';
  readonly opacity?: number;
  readonly transform?: string;
  readonly filter?: string;
  readonly mask?: string;
  readonly clipPath?: string;
  /** CSS mix-blend-mode. */
  readonly blend?: 'screen' | 'overlay' | 'soft-light' | 'normal';
}

type Attributes = Readonly<Record<string, string | number>>;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const text = (value: string | number) =>
  typeof value === 'number' ? (Math.round(value * 1000) / 1000).toString() : value;

function attributes(style: Style): string {
  return Object.entries(style as Attributes)
    .map(([name, value]) =>
      name === 'blend' ? ` style="mix-blend-mode:${value}"` : ` ${kebab(name)}="${text(value)}"`,
    )
    .join('');
}

export const path = (d: string, style: Style = {}): string =>
  d === '' ? '' : `<path d="${d}"${attributes(style)}/>`;

export const circle = (cx: number, cy: number, r: number, style: Style = {}): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${attributes(style)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  style: Style = {},
): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(style)}/>`;

export const rect = (x: number, y: number, w: number, h: number, style: Style = {}): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${attributes(style)}/>`;

export const group = (style: Style, ...children: readonly string[]): string =>
  `<g${attributes(style)}>${children.join('')}</g>`;

/** A `transform` that puts the origin at (x, y) and scales around it. */
export const place = (x: number, y: number, sx = 1, sy = sx): string =>
  `translate(${num(x)} ${num(y)}) scale(${text(sx)} ${text(sy)})`;

export const rotate = (degrees: number, x: number, y: number): string =>
  `rotate(${num(degrees)} ${num(x)} ${num(y)})`;
