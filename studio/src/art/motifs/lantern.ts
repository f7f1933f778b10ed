import type { Canvas } from '../svg/canvas.ts';
import { dark, light } from '../svg/colour.ts';
import { circle, group, path, place } from '../svg/element.ts';
import { num } from '../svg/path.ts';
import { star } from './ornament.ts';

export interface LanternColours {
  readonly metal: string;
  readonly light: string;
}

/** A brass lantern with glass sides on a chain from `top`; at scale 1 it is about 180 units high. */
export function lantern(
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  colours: LanternColours,
  top = 0,
): string {
  const { metal } = colours;
  const flame = colours.light;
  const glass = c.across([light(flame, 0.65), flame, dark(flame, 0.35)]);
  const brass = c.across(
    [
      [0, dark(metal, 0.65)],
      [0.3, light(metal, 0.45)],
      [0.55, metal],
      [1, dark(metal, 0.72)],
    ],
    [0, 0],
    [1, 0],
  );
  const lead = dark(metal, 0.55);
  const chain = path(`M${num(x)} ${num(top)}V${num(y - 92 * scale)}`, {
    stroke: dark(metal, 0.3),
    strokeWidth: 2.2 * scale,
    strokeDasharray: `${num(7 * scale)} ${num(2.5 * scale)}`,
  });
  const body = group(
    { transform: place(x, y, scale) },
    circle(0, -93, 7, { fill: 'none', stroke: metal, strokeWidth: 2.6 }),
    path(
      'M-3.5 -86H3.5L6 -79H-6ZM-6 -79C-10 -70 -29 -66 -33 -44H33C29 -66 10 -70 6 -79ZM-37 -44H37L34 -36H-34Z',
      { fill: brass },
    ),
    path('M-31 -36H31L40 8L27 48H-27L-40 8Z', { fill: glass }),
    path('M-31 -36L-40 8L-27 48H-16L-22 6L-15 -36ZM31 -36L40 8L27 48H16L22 6L15 -36Z', {
      fill: dark(flame, 0.45),
      opacity: 0.45,
    }),
    path(
      'M-31 -36L-40 8L-27 48M31 -36L40 8L27 48M-15 -36L-22 6L-15 48M15 -36L22 6L15 48M-40 8H40',
      { fill: 'none', stroke: lead, strokeWidth: 2.3 },
    ),
    path(star(0, -15, 8, 12.5, 6.4) + star(0, 27, 8, 11, 5.6), {
      fill: 'none',
      stroke: lead,
      strokeWidth: 1.7,
    }),
    path('M-30 48H30L34 56H-34ZM-24 56H24C22 66 12 70 5 74H-5C-12 70 -22 66 -24 56Z', {
      fill: brass,
    }),
    path('M-3 74H3L0 92Z', { fill: metal }),
  );
  return chain + body;
}
