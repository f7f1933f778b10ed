import type { Track } from '../state.ts';
import { ANY_DESCRIPTION, isOffered, keyOf, languageIn, readKey } from '../tracks.ts';
import type { Feature } from './feature.ts';

export type AudioState = {
  /** The key of the chosen or playing sound. */
  readonly audio: string | null;
  readonly audioTracks: readonly Track[];
};

export type AudioRequests = { readonly chooseAudio: (key: string) => void };

export const audio: Feature<AudioState, AudioRequests> = {
  initial: { audio: null, audioTracks: [] },
  lasting: ['audio'],
  chosen: ({ audioLanguage, audioDescription = false }) => {
    if (audioLanguage === undefined) return { audio: audioDescription ? ANY_DESCRIPTION : null };
    const kind = audioDescription ? 'ad' : undefined;
    return { audio: keyOf({ language: audioLanguage, kind }) };
  },
  requests: ({ now, request, media }) => ({
    chooseAudio: (key) => {
      const { language, kind } = readKey(key);
      const described = isOffered(now().audioTracks, { language, kind: 'ad' })
        ? { audioDescription: kind === 'ad' }
        : {};
      request({ audio: key }, { audioLanguage: language, ...described });
      media()?.chooseAudio(key);
    },
  }),
  events: [
    (before, now) =>
      now.audio === before.audio ? undefined : { type: 'audio', language: languageIn(now.audio) },
  ],
};
