import type { KidsPaletteName, PaletteName } from './palettes.ts';
import type { SceneName } from './scenes/index.ts';

/** What a picture shows. The same spec always gives the same SVG, byte for byte. */
export interface SceneSpec {
  /** Seeds everything random; usually the title's code. */
  readonly seed: string;
  readonly scene: SceneName;
  readonly palette: PaletteName;
  /** Colours of the paper scenes; the first one when absent. */
  readonly kids?: KidsPaletteName;
  /** Who the `profile` scene shows; a man when absent. */
  readonly figure?: 'man' | 'woman';
  /** Mirror the picture left to right. Not for scenes with writing in them. */
  readonly flip?: boolean;
  /** A part of the picture: its centre as shares of the picture before mirroring, and the magnification. */
  readonly crop?: { readonly x: number; readonly y: number; readonly zoom: number };
}
