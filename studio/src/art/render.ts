import { lockup } from './lockup.ts';
import { KIDS_PALETTES, PALETTES } from './palettes.ts';
import { PAPER_SCENES, SCENES } from './scenes/index.ts';
import type { LockupSpec, SceneSpec } from './spec.ts';
import { Canvas } from './svg/canvas.ts';
import { grain, vignette } from './svg/effects.ts';
import { group } from './svg/element.ts';
import { num } from './svg/path.ts';
import { hash } from './svg/random.ts';

/** Canvas units and pixels of each kind of picture. The tile is 472:263, here at twice that. */
const FORMATS = {
  poster: { canvas: [1938, 1080], pixels: [944, 526] },
  vertical: { canvas: [1080, 1620], pixels: [600, 900] },
  spotlight: { canvas: [1920, 1080], pixels: [1920, 1080] },
  mobile: { canvas: [1080, 1440], pixels: [750, 1000] },
  still: { canvas: [1920, 1080], pixels: [640, 360] },
} as const;

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

/** Mirrors and crops. A crop is kept inside the picture. */
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

function render(spec: SceneSpec, format: Format, title?: LockupSpec): string {
  const {
    canvas: [width, height],
    pixels,
  } = FORMATS[format];
  const c = canvasFor(spec, width, height, pixels[0]);
  const flat = PAPER_SCENES.has(spec.scene);
  const body = [
    picture(c, spec),
    vignette(c, flat ? 0.2 : 0.46, c.by(0.58, 0.5), 0.42),
    title ? lockup(c, title, PALETTES[spec.palette]) : '',
    flat ? '' : grain(c),
  ];
  return c.document(body.join(''), pixels[0], pixels[1]);
}

/** Landscape tile with the title set on it, 944 by 526 pixels. */
export const renderPoster = (spec: SceneSpec & LockupSpec): string => render(spec, 'poster', spec);

/** Upright poster with the title, 600 by 900. */
export const renderVertical = (spec: SceneSpec & LockupSpec): string =>
  render(spec, 'vertical', spec);

/** Wide spotlight without a title (the page sets its own), 1920 by 1080. */
export const renderSpotlight = (spec: SceneSpec): string => render(spec, 'spotlight');

/** Spotlight for phones without a title, 750 by 1000. */
export const renderMobile = (spec: SceneSpec): string => render(spec, 'mobile');

/** Episode still without a title, 640 by 360. */
export const renderStill = (spec: SceneSpec): string => render(spec, 'still');

/** Plain picture of any size in pixels for slow pans over it: no title, no grain (grain would cost bits). */
export function renderPlate(spec: SceneSpec, width: number, height: number): string {
  const c = canvasFor(spec, width, height, width);
  return c.document(picture(c, spec) + vignette(c, 0.25, 0.55, 0.42), width, height);
}
