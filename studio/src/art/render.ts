import { KIDS_PALETTES, PALETTES } from './palettes.ts';
import { PAPER_SCENES, SCENES } from './scenes/index.ts';
import type { SceneSpec } from './spec.ts';
import { Canvas } from './svg/canvas.ts';
import { grain, vignette } from './svg/effects.ts';
import { group } from './svg/element.ts';
import { num } from './svg/path.ts';
import { hash } from './svg/random.ts';

interface FormatSize {
  /** Units of the part that is shown. */
  readonly canvas: readonly [width: number, height: number];
  readonly pixels: readonly [width: number, height: number];
  /**
   * Units that are drawn and cut off, at the left and at the foot: scenes leave room for words there, and
   * without words the motif has to stand nearer to the middle.
   */
  readonly cut?: readonly [left: number, foot: number];
}

/** The tile is 472:263, here at twice that. */
const FORMATS = {
  poster: { canvas: [1938, 1080], pixels: [944, 526], cut: [360, 0] },
  vertical: { canvas: [1080, 1620], pixels: [600, 900], cut: [0, 200] },
  spotlight: { canvas: [1920, 1080], pixels: [1920, 1080] },
  mobile: { canvas: [1080, 1440], pixels: [750, 1000] },
  still: { canvas: [1920, 1080], pixels: [640, 360] },
} as const satisfies Record<string, FormatSize>;

export type Format = keyof typeof FORMATS;

/** Width and height in pixels of a kind of picture. */
export const pixelSize = (format: Format): readonly [width: number, height: number] =>
  FORMATS[format].pixels;

function picture(c: Canvas, spec: SceneSpec): string {
  const scene = SCENES[spec.scene];
  const body = scene(c, {
    palette: PALETTES[spec.palette],
    kids: KIDS_PALETTES[spec.kids ?? 'plum'],
    figure: spec.figure ?? 'man',
  });
  return framed(c, spec, body);
}

/** Mirrors and crops. A crop stays inside the picture. */
function framed(c: Canvas, { flip, crop }: SceneSpec, body: string): string {
  const mirrored = flip
    ? group({ transform: `translate(${num(c.width)} 0) scale(-1 1)` }, body)
    : body;
  if (!crop) return mirrored;
  const slack = 1 - 1 / crop.zoom;
  const offset = (centre: number, size: number) =>
    Math.min(slack, Math.max(0, centre - 0.5 / crop.zoom)) * size;
  const [dx, dy] = [offset(flip ? 1 - crop.x : crop.x, c.width), offset(crop.y, c.height)];
  return group({ transform: `scale(${crop.zoom}) translate(${num(-dx)} ${num(-dy)})` }, mirrored);
}

const canvasFor = (spec: SceneSpec, width: number, height: number, pixels: number) =>
  new Canvas({ width, height, pixels, seed: hash(spec.seed) });

function render(spec: SceneSpec, format: Format): string {
  const { canvas, pixels, cut = [0, 0] }: FormatSize = FORMATS[format];
  const [width, height] = canvas;
  const [left, foot] = cut;
  const c = canvasFor(spec, width + left, height + foot, pixels[0]);
  const flat = PAPER_SCENES.has(spec.scene);
  const body = [
    picture(c, spec),
    vignette(c, flat ? 0.2 : 0.46, c.by(0.58, 0.5), 0.42),
    flat ? '' : grain(c),
  ];
  const view = [spec.flip ? 0 : left, 0, width, height] as const;
  return c.document(body.join(''), pixels[0], pixels[1], view);
}

// No picture has a title in it: the page sets titles itself, in the language and the script of its reader.

/** Landscape tile, 944 by 526 pixels. */
export const renderPoster = (spec: SceneSpec): string => render(spec, 'poster');

/** Upright poster, 600 by 900. */
export const renderVertical = (spec: SceneSpec): string => render(spec, 'vertical');

/** Wide spotlight with room for words on the left, 1920 by 1080. */
export const renderSpotlight = (spec: SceneSpec): string => render(spec, 'spotlight');

/** Spotlight for phones with room for words at the foot, 750 by 1000. */
export const renderMobile = (spec: SceneSpec): string => render(spec, 'mobile');

/** Episode still, 640 by 360. */
export const renderStill = (spec: SceneSpec): string => render(spec, 'still');

/** Plain picture of any size in pixels for slow pans over it: no grain, which would cost bits. */
export function renderPlate(spec: SceneSpec, width: number, height: number): string {
  const c = canvasFor(spec, width, height, width);
  return c.document(picture(c, spec) + vignette(c, 0.25, 0.55, 0.42), width, height);
}
