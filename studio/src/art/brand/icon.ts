import { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow } from '../svg/effects.ts';
import { circle, group, path, place, rect } from '../svg/element.ts';
import { strapwork } from '../motifs/girih.ts';
import { hash } from '../svg/random.ts';
import { BRAND, LAMP_MARK } from './lamp.ts';

const SIZE = 512;

export interface IconOptions {
  /** Square edge to edge with the mark inside the safe zone (a circle of 80 %): the system cuts its own shape. */
  readonly bleed?: boolean;
}

/** The application icon: the golden lamp, lit, on the night ground. @param pixels edge of the square */
export function renderIcon(pixels: number, { bleed = false }: IconOptions = {}): string {
  const c = new Canvas({ width: SIZE, height: SIZE, pixels, seed: hash('icon') });
  const [cx, cy] = [SIZE / 2, SIZE / 2 + 10];
  const scale = (SIZE * (bleed ? 0.56 : 0.72)) / LAMP_MARK.size;
  const ground = c.radial(
    [mix('#26314f', BRAND.gold, 0.18), '#161c2e', BRAND.ground],
    cx,
    cy + 40,
    SIZE * 0.72,
  );
  const corner = bleed ? 0 : SIZE * 0.225;
  const shape = `M${corner} 0H${SIZE - corner}Q${SIZE} 0 ${SIZE} ${corner}V${SIZE - corner}Q${SIZE} ${SIZE} ${SIZE - corner} ${SIZE}H${corner}Q0 ${SIZE} 0 ${SIZE - corner}V${corner}Q0 0 ${corner} 0Z`;
  const gold = c.across([
    [0, light(BRAND.gold, 0.62)],
    [0.4, light(BRAND.gold, 0.12)],
    [0.7, BRAND.gold],
    [1, dark(BRAND.gold, 0.28)],
  ]);
  const flameAt = cy + scale * 5.6;
  const body = group(
    { clipPath: c.clip(shape) },
    rect(0, 0, SIZE, SIZE, { fill: ground }),
    path(strapwork('4.8.8', SIZE, SIZE, 52).lines, {
      fill: 'none',
      stroke: BRAND.gold,
      strokeWidth: 1.4,
      opacity: 0.1,
    }),
    glow(c, cx, flameAt, SIZE * 0.46, BRAND.gold, 0.55),
    circle(cx, flameAt, scale * 9, {
      fill: c.radial(['#fffdf4', '#ffe9ae', '#ffb13d'], cx, flameAt + scale, scale * 9),
    }),
    path(LAMP_MARK.path, {
      fill: gold,
      fillRule: 'evenodd',
      transform: place(cx - (LAMP_MARK.size / 2) * scale, cy - (LAMP_MARK.size / 2) * scale, scale),
    }),
    glow(c, cx, flameAt, SIZE * 0.2, '#fff0c4', 0.5),
  );
  return c.document(body, pixels, pixels);
}

/** A few hundred bytes for browser tabs: flat, no filters. */
export const renderFavicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${BRAND.ground}"/>` +
  `<circle cx="32" cy="38" r="9.5" fill="${BRAND.flame}"/>` +
  path(LAMP_MARK.path, { fill: BRAND.gold, fillRule: 'evenodd', transform: place(5.6, 4.6, 1.1) }) +
  '</svg>';
