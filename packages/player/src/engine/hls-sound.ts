import type HlsJs from 'hls.js';
import { Events } from 'hls.js';
import type { EngineRequest } from './engine.ts';
import { hasSurround, indexFor, keyOfRendition, tracksOf } from './hls-tracks.ts';
import { playsSurround } from './surround.ts';

/**
 * Reports the sounds of a stream, and takes 5.1 where the stream and the browser have it, unless the viewer saves data.
 * @returns the choice of another sound, by key
 */
export function openSound(
  hls: HlsJs,
  { report, options }: Pick<EngineRequest, 'report' | 'options'>,
): (key: string) => void {
  let surround: boolean | undefined;
  const choose = (key: string): void => {
    const index = indexFor(hls.audioTracks, key, surround);
    if (index >= 0) hls.audioTrack = index;
  };
  hls.on(Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) => {
    report({ audioTracks: tracksOf(audioTracks) });
    // The library chooses by language alone; what is set here is what it begins with.
    if (hls.audioTrack < 0 && options.audio !== null) choose(options.audio);
    if (surround !== undefined || options.quality === 'saver' || !hasSurround(audioTracks)) return;
    surround = false;
    void playsSurround().then((plays) => {
      surround = plays;
      const playing = hls.audioTracks[hls.audioTrack];
      if (plays && playing) choose(keyOfRendition(playing));
    });
  });
  hls.on(Events.AUDIO_TRACK_SWITCHING, (_, track) => report({ audio: keyOfRendition(track) }));
  return choose;
}
