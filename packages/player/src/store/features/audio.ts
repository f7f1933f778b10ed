import type { Track } from '../state.ts';
import type { Feature } from './feature.ts';

export type AudioState = {
  readonly audio: string | null;
  readonly audioTracks: readonly Track[];
};

export type AudioRequests = { readonly chooseAudio: (language: string) => void };

export const audio: Feature<AudioState, AudioRequests> = {
  initial: { audio: null, audioTracks: [] },
  lasting: ['audio'],
  chosen: ({ audioLanguage = null }) => ({ audio: audioLanguage }),
  requests: ({ request, media }) => ({
    chooseAudio: (language) => {
      request({ audio: language }, { audioLanguage: language });
      media()?.chooseAudio(language);
    },
  }),
  events: [
    (before, now) =>
      now.audio === before.audio ? undefined : { type: 'audio', language: now.audio },
  ],
};
