import type { KidsPalette, Palette } from '../palettes.ts';
import type { Canvas } from '../svg/canvas.ts';

export interface SceneContext {
  readonly palette: Palette;
  readonly kids: KidsPalette;
  /** Whose profile the double exposure shows. */
  readonly figure: 'man' | 'woman';
}

/** Draws a picture for any width and height; the focal point stays clear of the title's side. */
export type Scene = (c: Canvas, context: SceneContext) => string;
