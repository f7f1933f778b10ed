import { rule } from './motifs/ornament.ts';
import type { Palette } from './palettes.ts';
import type { LockupSpec } from './spec.ts';
import type { Canvas } from './svg/canvas.ts';
import { dark, light, mix } from './svg/colour.ts';
import { group, path, place } from './svg/element.ts';
import { num } from './svg/path.ts';
import { fit } from './text/fit.ts';
import type { FontName } from './text/fonts.ts';
import { isArabic, outline, type Outline } from './text/outline.ts';

/** Letter spacing in ems and line height for fitting, where a face differs from the rest. */
const SETTING: Partial<Record<FontName, { tracking: number; leading: number }>> = {
  bebas: { tracking: 0.035, leading: 0.92 },
  baloo: { tracking: -0.005, leading: 0.9 },
  ruqaa: { tracking: 0, leading: 1.35 },
  amiri: { tracking: 0, leading: 1.3 },
  kufi: { tracking: 0, leading: 1.3 },
  rakkas: { tracking: 0, leading: 1.3 },
};
const USUAL = { tracking: 0.045, leading: 0.98 };

interface Block {
  readonly lines: readonly Outline[];
  /** Baseline of each line below that of the first. */
  readonly offsets: readonly number[];
  readonly size: number;
  readonly height: number;
}

interface Layout {
  readonly centred: boolean;
  /** Left edge of the text when it is not centred. */
  readonly left: number;
  /** Baseline of the small line, or foot of the title. */
  readonly bottom: number;
  readonly width: number;
  readonly lineSize: number;
  /** Height taken by the small line and its gap. */
  readonly lineHeight: number;
}

/** The title set on the picture: scrim, lines broken and fitted, shadows, metal fill, small line. */
export function lockup(c: Canvas, spec: LockupSpec, p: Palette): string {
  const { width: w, height: h, unit: u } = c;
  const centred = spec.align === 'center' || !c.landscape;
  const width = centred ? w * c.by(0.72, 0.84) : w * (spec.measure ?? 0.4);
  const block = setTitle(c, spec, width);
  const lineSize = Math.max(36 * u, block.size * 0.17);
  const layout: Layout = {
    centred,
    left: w * 0.052,
    bottom: h * c.by(0.905, 0.93),
    width,
    lineSize,
    lineHeight: spec.line ? lineSize * 0.72 + (centred ? 74 : 66) * u : 0,
  };
  return (
    scrim(c, p, layout, block) +
    title(c, spec, p, layout, block) +
    smallLine(c, spec, p, layout, block)
  );
}

function setTitle(c: Canvas, spec: LockupSpec, width: number): Block {
  const { tracking, leading } = SETTING[spec.font] ?? USUAL;
  const arabic = isArabic(spec.title);
  const text =
    spec.keepCase || arabic ? spec.title : spec.title.toLocaleUpperCase(spec.language ?? 'en');
  const box = {
    width,
    height: c.height * c.by(0.4, 0.25),
    size: c.by(190, 180) * c.unit * (spec.scale ?? 1),
  };
  const { size, lines: broken } = fit(text, spec.font, box, tracking, leading);
  const lines = broken.map((line) => outline(line, spec.font, size, tracking));
  const offsets = baselines(lines, size, arabic);
  const first = lines[0]?.top ?? 0;
  const last = Math.max(0, lines.at(-1)?.bottom ?? 0);
  return { lines, offsets, size, height: -first + (offsets.at(-1) ?? 0) + last };
}

/** Spacing from the real extents of the letters: Turkish Ğ and İ would collide with a fixed one. */
function baselines(lines: readonly Outline[], size: number, arabic: boolean): number[] {
  const offsets = [0];
  lines.slice(1).forEach((line, i) => {
    const previous = lines[i]?.bottom ?? 0;
    const needed = previous - line.top + size * (arabic ? 0.16 : 0.17);
    offsets.push((offsets[i] ?? 0) + Math.max(size * (arabic ? 0.9 : 0.8), needed));
  });
  return offsets;
}

function scrim(
  c: Canvas,
  p: Palette,
  { centred, bottom, lineHeight }: Layout,
  block: Block,
): string {
  const ink = mix(p.ink, '#000000', 0.35);
  if (!centred)
    return (
      c.cover(
        c.across(
          [
            [0, ink, 0.7],
            [0.28, ink, 0.42],
            [0.56, ink, 0],
            [1, ink, 0],
          ],
          [0, 0],
          [1, 0],
        ),
      ) +
      c.cover(
        c.across([
          [0, ink, 0],
          [0.55, ink, 0],
          [1, ink, 0.6],
        ]),
      )
    );
  const top = bottom - lineHeight - block.height - c.height * 0.16;
  const middle = bottom - lineHeight - block.height * 0.4;
  return c.cover(
    c.across([
      [0, ink, 0],
      [Math.max(0.05, top / c.height), ink, 0],
      [Math.min(0.97, middle / c.height), ink, 0.55],
      [1, ink, 0.9],
    ]),
  );
}

function title(
  c: Canvas,
  spec: LockupSpec,
  p: Palette,
  layout: Layout,
  { lines, offsets, size, height }: Block,
): string {
  const first = layout.bottom - layout.lineHeight - height - (lines[0]?.top ?? 0);
  const letters = lines
    .map((line, i) => {
      const x = layout.centred ? (c.width - line.width) / 2 : layout.left;
      return path(line.d, { transform: place(x, first + (offsets[i] ?? 0)) });
    })
    .join('');
  const fill =
    spec.fill === 'white'
      ? c.across(['#ffffff', '#e9e4da'])
      : c.across([
          [0, '#fff6dc', 1],
          [0.38, light(p.gold, 0.25), 1],
          [0.55, p.gold, 1],
          [0.62, dark(p.gold, 0.22), 1],
          [1, light(p.gold, 0.3), 1],
        ]);
  const shadow = (opacity: number, blur: number, drop: number) =>
    group(
      {
        fill: '#000',
        opacity,
        filter: c.blur(size * blur),
        transform: `translate(0 ${num(size * drop)})`,
      },
      letters,
    );
  return shadow(0.75, 0.085, 0.05) + shadow(0.5, 0.02, 0.02) + group({ fill }, letters);
}

function smallLine(c: Canvas, spec: LockupSpec, p: Palette, layout: Layout, block: Block): string {
  if (!spec.line) return '';
  const { centred, left, bottom, width, lineSize } = layout;
  const u = c.unit;
  const text = isArabic(spec.line)
    ? outline(spec.line, 'kufi', lineSize)
    : outline(spec.line.toLocaleUpperCase(spec.lineLanguage ?? 'en'), 'josefin', lineSize, 0.26);
  const shrink = Math.min(1, width / text.width);
  const x = centred ? (c.width - text.width * shrink) / 2 : left + 2;
  const above = bottom - lineSize * 0.72;
  const widest = Math.max(...block.lines.map((line) => line.width));
  const divider = centred
    ? rule(c.width / 2, above - 36 * u, Math.min(width, widest * 0.8), light(p.gold, 0.2), u)
    : path(`M${num(left)} ${num(above - 32 * u)}h${num(110 * u)}`, {
        stroke: p.gold,
        strokeWidth: 4 * u,
      });
  return (
    divider +
    group(
      { transform: place(x, bottom, shrink) },
      path(text.d, { fill: '#000', opacity: 0.7, filter: c.blur(6 * u) }),
      path(text.d, { fill: '#f4ecdc' }),
    )
  );
}
