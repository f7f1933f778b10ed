import { seeded } from '@kandil/media/studio';
import { frequency, type Maqam } from './maqam.ts';
import { melody } from './melody.ts';
import { silence } from './mix.ts';
import { blow } from './ney.ts';
import { drone } from './pad.ts';
import { pluck } from './oud.ts';
import { reverb } from './reverb.ts';
import { wav } from './wav.ts';

/** What an audio language is recognized by: its instrument and its tonic in hertz. */
export type Voice = { readonly instrument: 'oud' | 'ney'; readonly tonic: number };

/** The colour of a clip's music; `beat` in seconds. */
export type Mood = { readonly maqam: Maqam; readonly beat: number };

/**
 * The score of a clip in one language as a WAV file: a drone, and an oud or a ney improvising over it.
 * The same arguments always give the same bytes.
 */
export function score(seed: string, seconds: number, voice: Voice, mood: Mood): Buffer {
  const random = seeded(`${seed}/${voice.instrument}`);
  const mix = silence(seconds);
  drone(mix, random, mood.maqam, voice.tonic);
  for (const note of melody(random, seconds, mood.beat)) {
    if (voice.instrument === 'oud') {
      const hertz = frequency(mood.maqam, voice.tonic, note.degree);
      pluck(mix, random, note.start, hertz, note.gain * 0.55);
      if (note.length >= 3 * mood.beat) pluck(mix, random, note.start + 0.04, hertz / 2, 0.3);
    } else {
      blow(mix, random, note, frequency(mood.maqam, voice.tonic, note.degree, 1), note.gain * 0.26);
    }
  }
  reverb(mix);
  return wav(mix);
}
