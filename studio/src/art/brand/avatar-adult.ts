import { arch, crescent } from '../motifs/building.ts';
import { lantern as hangingLantern } from '../motifs/lantern.ts';
import { mosque } from '../motifs/mosque.ts';
import { shamsa, star } from '../motifs/ornament.ts';
import { galley } from '../motifs/ships.ts';
import type { Palette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { circle, group, path, rotate } from '../svg/element.ts';
import { disc, polar, polyline, times } from '../svg/path.ts';

interface Colours {
  /** Paint for the motif itself. */
  readonly gold: string;
  readonly palette: Palette;
}

type Motif = (c: Canvas, colours: Colours) => string;

/** All are drawn in a square of 256, clear of its corners so that a circle can be cut from it. */
const star8: Motif = (_c, { gold, palette: p }) =>
  path(star(128, 128, 8, 84, 62), { fill: 'none', stroke: gold, strokeWidth: 6 }) +
  path(star(128, 128, 8, 62, 33), { fill: gold }) +
  path(star(128, 128, 8, 22, 11), { fill: p.sky[1] });

const youngMoon: Motif = (_c, { gold }) =>
  path(crescent(0, 0, 74), { transform: 'translate(120 132) rotate(-52)', fill: gold }) +
  path(star(142, 114, 8, 22, 10), { fill: gold });

const lantern: Motif = (c, { palette: p }) =>
  hangingLantern(c, 128, 134, 0.98, { metal: p.gold, light: p.warm }, -10);

const falcon: Motif = (_c, { gold, palette: p }) =>
  path(
    'M128 92C112 64 76 48 30 58C46 64 54 70 60 78C50 76 42 78 34 82C50 86 58 92 64 100C56 100 50 103 44 108C62 110 76 118 90 128C98 134 106 140 112 146L104 186L120 174L128 204L136 174L152 186L144 146C150 140 158 134 166 128C180 118 194 110 212 108C206 103 200 100 192 100C198 92 206 86 222 82C214 78 206 76 196 78C202 70 210 64 226 58C180 48 144 64 128 92Z',
    { fill: gold },
  ) +
  path(
    'M128 62C114 62 107 71 106 82L94 90L107 92C109 100 114 104 116 112H142C149 100 150 62 128 62Z',
    { fill: light(p.gold, 0.35) },
  ) +
  circle(116, 80, 3.4, { fill: p.ink }) +
  path('M112 128L128 122L144 128L128 136ZM108 144L128 138L148 144L128 152Z', {
    fill: dark(p.gold, 0.4),
    opacity: 0.5,
  });

const ship: Motif = (c, { palette: p }) => {
  const sail = c.across(['#fff1d0', p.gold], [1, 0], [0, 1]);
  const wave = (y: number, opacity: number) =>
    path(`M0 ${y}q16 -10 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0V256H0Z`, {
      fill: mix(p.sky[2], p.sky[1], 0.3),
      opacity,
    });
  return (
    galley(126, 176, 0.72, {
      hull: mix('#4a2410', p.ink, 0.2),
      sail,
      shade: mix(p.gold, p.sky[2], 0.4),
    }) +
    wave(178, 0.85) +
    wave(198, 1)
  );
};

const astrolabe: Motif = (_c, { gold, palette: p }) => {
  const ticks = times(36, (i) =>
    polyline([
      polar(128, 134, 82, (i * Math.PI) / 18),
      polar(128, 134, i % 3 === 0 ? 70 : 75, (i * Math.PI) / 18),
    ]),
  ).join('');
  return [
    path('M110 54Q118 34 128 34Q138 34 146 54Z', { fill: gold }),
    path(disc(128, 134, 86) + disc(128, 134, 66), { fill: gold, fillRule: 'evenodd' }),
    path(ticks, { stroke: p.ink, strokeWidth: 2, opacity: 0.65 }),
    group(
      { fill: 'none', stroke: gold, strokeWidth: 4 },
      circle(128, 146, 42),
      circle(128, 134, 26),
    ),
    path('M64 134H192M128 70V198', { stroke: gold, strokeWidth: 4 }),
    path('M52 134L74 126H182L204 134L182 142H74Z', { fill: gold, transform: rotate(38, 128, 134) }),
    circle(128, 134, 7, { fill: p.ink }),
  ].join('');
};

const tulip: Motif = (_c, { gold, palette: p }) => {
  const red = mix(p.accent, '#e2483f', 0.72);
  return [
    path('M124 140C124 176 124 196 122 222H134C132 196 132 176 132 140Z', {
      fill: mix(p.gold, '#2f8a5a', 0.7),
    }),
    path(
      'M126 210C96 206 74 182 70 142C98 156 120 178 126 210ZM130 210C160 206 182 182 186 142C158 156 136 178 130 210Z',
      { fill: mix(p.gold, '#2f8a5a', 0.75) },
    ),
    path(
      'M128 28C112 62 92 84 92 118C92 142 108 156 128 156C148 156 164 142 164 118C164 84 144 62 128 28Z',
      { fill: red },
    ),
    path(
      'M98 50C100 88 84 96 88 122C91 142 106 154 122 155C104 132 100 96 98 50ZM158 50C156 88 172 96 168 122C165 142 150 154 134 155C152 132 156 96 158 50Z',
      { fill: light(red, 0.16) },
    ),
    path('M128 62C122 92 118 120 128 150C138 120 134 92 128 62Z', { fill: gold, opacity: 0.85 }),
  ].join('');
};

const dome: Motif = (_c, { gold }) =>
  path(mosque(128, 180, 40, { minarets: 2, tall: 2.9 }).d, { fill: gold });

const rosette: Motif = (c, { palette: p }) =>
  shamsa(c, 128, 128, 76, { gold: p.gold, field: p.sky[1], accent: p.accent }, 12);

const gate: Motif = (c, { gold, palette: p }) =>
  path(arch(128, 208, 128, 120, 76), { fill: 'none', stroke: gold, strokeWidth: 8 }) +
  path(arch(128, 208, 94, 126, 58), {
    fill: c.across([p.sky[2], light(p.sun, 0.3)]),
  }) +
  path(star(128, 130, 8, 24, 12), { fill: p.sky[0] });

export const ADULT_MOTIFS = {
  star: star8,
  crescent: youngMoon,
  lantern,
  falcon,
  ship,
  astrolabe,
  tulip,
  dome,
  rosette,
  gate,
} as const satisfies Record<string, Motif>;
