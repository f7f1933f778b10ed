import { arch, crescent } from '../motifs/building.ts';
import { silhouette } from '../motifs/figures.ts';
import { strapwork } from '../motifs/girih.ts';
import { lantern } from '../motifs/lantern.ts';
import { mosque } from '../motifs/mosque.ts';
import { shamsa, star } from '../motifs/ornament.ts';
import { PALETTES, type Palette, type PaletteName } from '../palettes.ts';
import { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow } from '../svg/effects.ts';
import { path, place } from '../svg/element.ts';
import { disc } from '../svg/path.ts';
import { hash } from '../svg/random.ts';
import type { FontName } from '../text/fonts.ts';
import { isArabic, outline } from '../text/outline.ts';

const SIZE = 512;
const [CX, CY] = [256, 206] as const;

type Mark = (c: Canvas, p: Palette, gold: string) => string;

const MARKS = {
  crescent: (_c, _p, gold) =>
    path(crescent(0, 0, 112), { transform: `translate(${CX - 8} ${CY}) rotate(-52)`, fill: gold }) +
    path(star(CX + 30, CY - 26, 8, 32, 15), { fill: gold }),
  star: (_c, _p, gold) =>
    path(star(CX, CY, 8, 126, 92), { fill: 'none', stroke: gold, strokeWidth: 10 }) +
    path(star(CX, CY, 8, 92, 48), { fill: gold }),
  rosette: (c, p) =>
    shamsa(c, CX, CY, 112, { gold: p.gold, field: p.sky[1], accent: p.accent }, 12),
  dome: (_c, _p, gold) =>
    path(mosque(CX, CY + 92, 76, { minarets: 2, tall: 2.9 }).d, {
      transform: 'translate(0 10)',
      fill: gold,
    }),
  lantern: (c, p) =>
    glow(c, CX, CY, 160, p.warm, 0.6) +
    lantern(c, CX, CY + 8, 1.42, { metal: p.gold, light: p.warm }, -20),
  arch: (c, p, gold) =>
    path(arch(CX, CY + 110, 176, CY - 10, 118), { fill: 'none', stroke: gold, strokeWidth: 11 }) +
    path(arch(CX, CY + 110, 124, CY + 2, 86), {
      fill: c.across([p.sky[3], light(p.sun, 0.3)]),
    }) +
    path(star(CX, CY + 18, 8, 38, 19), { fill: p.sky[0] }),
  tulip: (_c, p, gold) =>
    path(
      'M250 210V322H262V210ZM256 322C226 312 206 282 204 246C232 262 250 288 256 322C262 288 280 262 308 246C306 282 286 312 256 322Z',
      { fill: gold },
    ) +
    path('M256 226C208 226 190 186 200 96L232 136L256 82L280 136L312 96C322 186 304 226 256 226Z', {
      fill: gold,
    }) +
    path('M256 226C236 206 232 164 256 108C280 164 276 206 256 226Z', { fill: p.accent }),
  camel: (c, p, gold) =>
    path(disc(CX + 34, CY - 44, 62), { fill: c.across([light(p.sun, 0.3), p.sky[3]]) }) +
    silhouette('camel', CX - 6, CY + 92, 170, gold) +
    path(
      `M${CX - 128} ${CY + 92}Q${CX} ${CY + 74} ${CX + 128} ${CY + 92}Q${CX} ${CY + 112} ${CX - 128} ${CY + 92}Z`,
      { fill: gold },
    ),
} as const satisfies Record<string, Mark>;

export interface LogoSpec {
  readonly code: string;
  readonly name: string;
  readonly palette: PaletteName;
  readonly mark: keyof typeof MARKS;
  readonly font: FontName;
}

/** A television channel's square logo: mark and name. @param pixels edge of the square */
export function renderLogo(spec: LogoSpec, pixels = SIZE): string {
  const c = new Canvas({ width: SIZE, height: SIZE, pixels, seed: hash(spec.code) });
  const p = PALETTES[spec.palette];
  const [top, upper, middle] = p.sky;
  const gold = c.across([
    [0, '#fff7df'],
    [0.4, light(p.gold, 0.2)],
    [0.7, p.gold],
    [1, dark(p.gold, 0.25)],
  ]);
  const arabic = isArabic(spec.name);
  const name = outline(arabic ? spec.name : spec.name.toLocaleUpperCase('tr'), spec.font, 74, 0.12);
  const shrink = Math.min(1, 400 / name.width);
  const body = [
    c.cover(
      c.radial(
        [
          [0, mix(p.accent, middle, 0.35)],
          [0.6, mix(upper, p.accent, 0.25)],
          [1, top],
        ],
        256,
        190,
        400,
      ),
    ),
    path(strapwork('4.8.8', SIZE, SIZE, 44).lines, {
      fill: 'none',
      stroke: p.gold,
      strokeWidth: 1.2,
      opacity: 0.13,
    }),
    glow(c, CX, CY, 250, p.warm, 0.32),
    MARKS[spec.mark](c, p, gold),
    path(name.d, {
      fill: '#fffaf0',
      transform: place((SIZE - name.width * shrink) / 2, 436, shrink),
    }),
  ];
  return c.document(body.join(''), pixels, pixels);
}
