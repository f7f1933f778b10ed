import type { Canvas } from '../svg/canvas.ts';
import { group, path, place } from '../svg/element.ts';

/** A felt yurt with an open door, about 190 units wide at scale 1, lit from one side by a fire. */
export function tent(
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  lit: 'left' | 'right',
): string {
  const [from, to] = lit === 'right' ? ([1, 0] as const) : ([0, 1] as const);
  const felt = c.across(['#8d7a6a', '#54464a', '#1d171f'], [from, 0], [to, 0]);
  const roof = 'M-84 -54C-60 -74 -22 -104 -8 -118H8C22 -104 60 -74 84 -54';
  return group(
    { transform: place(x, y, scale) },
    path(`M-92 0L${roof.slice(1)}L92 0Z`, { fill: felt }),
    path('M-84 -54C-40 -44 40 -44 84 -54L86 -44C40 -34 -40 -34 -86 -44Z', {
      fill: '#7a2b23',
      opacity: 0.9,
    }),
    path(`${roof}C40 -44 -40 -44 -84 -54Z`, { fill: '#0b0812', opacity: 0.22 }),
    path('M-20 0V-44Q0 -58 20 -44V0Z', {
      fill: c.across(['#ffd98a', '#ff8a2a']),
    }),
    path('M-20 0V-44Q-12 -52 -4 -53L-9 0Z', { fill: '#3b1c14', opacity: 0.75 }),
    path('M-8 -118L-12 -130M8 -118L12 -130M0 -118V-134', { stroke: '#3a2c28', strokeWidth: 3 }),
  );
}
