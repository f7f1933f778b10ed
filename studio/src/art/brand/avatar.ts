import { strapwork } from '../motifs/girih.ts';
import { KIDS_PALETTES, PALETTES, type KidsPaletteName, type PaletteName } from '../palettes.ts';
import { Canvas } from '../svg/canvas.ts';
import { dark, light, mix } from '../svg/colour.ts';
import { glow } from '../svg/effects.ts';
import { circle, path } from '../svg/element.ts';
import { hash } from '../svg/random.ts';
import { ADULT_MOTIFS } from './avatar-adult.ts';
import { KIDS_MOTIFS } from './avatar-kids.ts';

export const AVATAR_SIZE = 256;

interface AdultAvatar {
  readonly id: string;
  readonly audience: 'ADULT';
  readonly motif: keyof typeof ADULT_MOTIFS;
  readonly palette: PaletteName;
}

interface KidsAvatar {
  readonly id: string;
  readonly audience: 'KIDS';
  readonly motif: keyof typeof KIDS_MOTIFS;
  readonly palette: KidsPaletteName;
}

/** A profile picture: a thing, never a face, on a palette's ground. */
export type AvatarSpec = AdultAvatar | KidsAvatar;

/** @param pixels edge of the square; it also works cut to a circle */
export function renderAvatar(spec: AvatarSpec, pixels = AVATAR_SIZE): string {
  const c = new Canvas({ width: AVATAR_SIZE, height: AVATAR_SIZE, pixels, seed: hash(spec.id) });
  const body = spec.audience === 'KIDS' ? kids(c, spec) : adult(c, spec);
  return c.document(body, pixels, pixels);
}

function adult(c: Canvas, spec: AdultAvatar): string {
  const p = PALETTES[spec.palette];
  const [top, upper, middle] = p.sky;
  const ground = c.radial(
    [
      [0, mix(p.accent, middle, 0.3)],
      [0.62, mix(upper, p.accent, 0.3)],
      [1, mix(top, upper, 0.5)],
    ],
    128,
    112,
    200,
  );
  const gold = c.across([
    [0, '#fff6da'],
    [0.4, light(p.gold, 0.18)],
    [0.7, p.gold],
    [1, dark(p.gold, 0.25)],
  ]);
  return [
    c.cover(ground),
    path(strapwork('4.8.8', AVATAR_SIZE, AVATAR_SIZE, 30).lines, {
      fill: 'none',
      stroke: p.gold,
      strokeWidth: 0.9,
      opacity: 0.14,
    }),
    glow(c, 128, 120, 130, p.warm, 0.4),
    ADULT_MOTIFS[spec.motif](c, { gold, palette: p }),
  ].join('');
}

function kids(c: Canvas, spec: KidsAvatar): string {
  const k = KIDS_PALETTES[spec.palette];
  const ground = c.across([k.sky[1], k.sky[2]]);
  return [
    c.cover(ground),
    circle(128, 128, 106, { fill: '#ffffff', opacity: 0.1 }),
    circle(128, 128, 84, { fill: '#ffffff', opacity: 0.1 }),
    KIDS_MOTIFS[spec.motif](c, k),
  ].join('');
}
