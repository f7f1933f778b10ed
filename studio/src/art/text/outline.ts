import type { Font } from 'fontkit';
import { num } from '../svg/path.ts';
import { fontsOf, type FontName } from './fonts.ts';

/** A line of text as a path with its origin at the left end of the baseline, y downwards. */
export interface Outline {
  readonly d: string;
  readonly width: number;
  /** Extent above (negative) and below the baseline. */
  readonly top: number;
  readonly bottom: number;
}

interface Run {
  readonly font: Font;
  text: string;
}

const memo = new Map<string, Outline>();

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Shapes one line into outlines: Arabic letters joined and in visual order, Turkish letters from the
 * extended subset. One line holds one script: there is no bidirectional layout here.
 *
 * @param size em size in canvas units
 * @param tracking extra space after each letter in ems; ignored for Arabic, whose letters must join
 */
export function outline(text: string, font: FontName, size: number, tracking = 0): Outline {
  const key = `${text}|${font}|${size.toFixed(1)}|${tracking}`;
  const known = memo.get(key);
  if (known) return known;
  const made = shape(text, font, size, isArabic(text) ? 0 : tracking * size);
  memo.set(key, made);
  return made;
}

function shape(text: string, name: FontName, size: number, gap: number): Outline {
  const runs = splitByFont(text, fontsOf(name));
  const visual = isArabic(text) ? runs.toReversed() : runs;
  let [x, d, top, bottom] = [0, '', 0, 0];
  for (const { font, text: part } of visual) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, i) => {
      const at = positions[i];
      if (!at) return;
      const path = glyph.path
        .scale(scale, -scale)
        .translate(x + at.xOffset * scale, -at.yOffset * scale);
      if (Number.isFinite(path.bbox.minY)) {
        top = Math.min(top, path.bbox.minY);
        bottom = Math.max(bottom, path.bbox.maxY);
      }
      d += path.toSVG().replaceAll(/-?\d+\.\d+/g, (value) => num(Number(value)));
      x += at.xAdvance * scale + gap;
    });
  }
  return { d, width: x - gap, top, bottom };
}

/** Consecutive characters that the same file of the face has. */
function splitByFont(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((f) => f.hasGlyphForCodePoint(code)) ?? fonts[0];
    if (!font) throw new Error('a face without files');
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
