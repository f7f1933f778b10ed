import type HlsJs from 'hls.js';
import { Events } from 'hls.js';
import type { EngineRequest } from './engine.ts';
import { hasSurround, indexFor, languageOf, tracksOf } from './hls-tracks.ts';
import { playsSurround } from './surround.ts';

/**
 * Reports the sounds of a stream, and takes 5.1 where the stream and the browser have it, unless the viewer saves data.
 * @returns the choice of another language
 */
export function openSound(
  hls: HlsJs,
  { report, options }: Pick<EngineRequest, 'report' | 'options'>,
): (language: string) => void {
  let surround: boolean | undefined;
  const choose = (language: string): void => {
    const index = indexFor(hls.audioTracks, language, surround);
    if (index >= 0) hls.audioTrack = index;
  };
  hls.on(Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) => {
    report({ audioTracks: tracksOf(audioTracks) });
    if (surround !== undefined || options.quality === 'saver' || !hasSurround(audioTracks)) return;
    surround = false;
    void playsSurround().then((plays) => {
      surround = plays;
      const playing = hls.audioTracks[hls.audioTrack];
      if (plays && playing) choose(languageOf(playing));
    });
  });
  hls.on(Events.AUDIO_TRACK_SWITCHING, (_, track) => report({ audio: languageOf(track) }));
  return choose;
}
