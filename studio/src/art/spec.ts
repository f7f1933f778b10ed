import type { KidsPaletteName, PaletteName } from './palettes.ts';
import type { SceneName } from './scenes/index.ts';
import type { FontName } from './text/fonts.ts';

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

/** How a title is set on its poster. */
export interface LockupSpec {
  readonly title: string;
  /** Small line under the title. */
  readonly line?: string;
  readonly font: FontName;
  /** Language of the title and of the line, for capitals: in Turkish i becomes İ. English when absent. */
  readonly language?: 'en' | 'tr';
  readonly lineLanguage?: 'en' | 'tr';
  readonly fill?: 'gold' | 'white';
  readonly align?: 'left' | 'center';
  /** Keep the title's own case instead of capitals. */
  readonly keepCase?: boolean;
  /** Factor on the largest type size; short titles can stand larger. */
  readonly scale?: number;
  /** Share of the width the title may take on landscape posters. */
  readonly measure?: number;
}
