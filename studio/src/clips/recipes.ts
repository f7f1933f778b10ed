import type { SceneSpec } from '../art/spec.ts';
import { ARCH } from './narration/arch.ts';
import { ARMADA } from './narration/armada.ts';
import { DUNES } from './narration/dunes.ts';
import { KIDS } from './narration/kids.ts';
import { LANTERNS } from './narration/lanterns.ts';
import type { Line } from './narration/line.ts';
import { SKYLINE } from './narration/skyline.ts';
import type { Mood, Voice } from './score/score.ts';

/** What a demo clip is made of: three slow pans over pictures, a mood for its music, and a narration. */
export type Recipe = {
  /** Name of the clip and of its folder. */
  readonly id: string;
  readonly name: string;
  readonly shots: readonly [SceneSpec, SceneSpec, SceneSpec];
  readonly mood: Mood;
  readonly lines: readonly Line[];
};

type Look = Pick<SceneSpec, 'scene' | 'palette'> & Partial<SceneSpec>;
type Looks = readonly [Look, Look, Look];

function recipe(
  id: string,
  name: string,
  [a, b, c]: Looks,
  mood: Mood,
  lines: readonly Line[],
): Recipe {
  const shot = (look: Look, number: number) => ({ seed: `clip-${id}-${number}`, ...look });
  return { id, name, shots: [shot(a, 1), shot(b, 2), shot(c, 3)], mood, lines };
}

export const RECIPES: readonly Recipe[] = [
  recipe(
    'skyline',
    'Skyline',
    [
      { scene: 'skyline', palette: 'royal' },
      { scene: 'bridge', palette: 'royal' },
      { scene: 'strait', palette: 'royal' },
    ],
    { maqam: 'nahawand', beat: 0.62 },
    SKYLINE,
  ),
  recipe(
    'dunes',
    'Dunes',
    [
      { scene: 'dunes', palette: 'ember' },
      { scene: 'riders', palette: 'ember' },
      { scene: 'summit', palette: 'ember' },
    ],
    { maqam: 'hijaz', beat: 0.56 },
    DUNES,
  ),
  recipe(
    'arch',
    'Arch',
    [
      { scene: 'arch', palette: 'andalus' },
      { scene: 'girih', palette: 'andalus' },
      { scene: 'astrolabe', palette: 'andalus' },
    ],
    { maqam: 'rast', beat: 0.6 },
    ARCH,
  ),
  recipe(
    'armada',
    'Armada',
    [
      { scene: 'armada', palette: 'storm' },
      { scene: 'lighthouse', palette: 'storm' },
      { scene: 'armada', palette: 'storm', flip: true },
    ],
    { maqam: 'kurd', beat: 0.52 },
    ARMADA,
  ),
  recipe(
    'lanterns',
    'Lanterns',
    [
      { scene: 'lanterns', palette: 'marine' },
      { scene: 'recital', palette: 'marine' },
      { scene: 'bazaar', palette: 'marine' },
    ],
    { maqam: 'rast', beat: 0.7 },
    LANTERNS,
  ),
  recipe(
    'kids',
    'Paper Town',
    [
      { scene: 'town', palette: 'royal', kids: 'plum' },
      { scene: 'simurgh', palette: 'royal', kids: 'lagoon' },
      { scene: 'observatory', palette: 'royal', kids: 'dawn' },
    ],
    { maqam: 'ajam', beat: 0.42 },
    KIDS,
  ),
];

/** Instrument and tonic of each audio language, in the order of the tracks (D for Turkish, C for Arabic). */
export const VOICES: readonly Voice[] = [
  { instrument: 'oud', tonic: 146.83 },
  { instrument: 'ney', tonic: 130.81 },
];
