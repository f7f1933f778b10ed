import type { Events } from 'hls.js';
import type { StreamHead } from '../store/head.ts';
import type { libraryFor } from './hls-engine.ts';

const MULTIVARIANT = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="a",LANGUAGE="tr",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1000000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="audio"
picture.m3u8
`;
const SEGMENT = '#EXTINF:4,\n#EXT-X-BYTERANGE:10@10\na.mp4\n';
const MEDIA = `#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-MAP:URI="a.mp4",BYTERANGE="10@0"
${SEGMENT.repeat(40)}#EXT-X-ENDLIST
`;
/** A reserved domain (RFC 2606) that is never requested: all responses are made here, or never come. */
const ADDRESS = 'https://rehearsal.invalid/multivariant.m3u8';
const never = new Promise<never>(() => undefined);
const head: StreamHead = {
  opening: null,
  playlist: (url) => (url === ADDRESS ? MULTIVARIANT : MEDIA),
  beginsWith: () => true,
  bytes: () => never,
  drop: () => undefined,
};
const LONGEST_MS = 1000;
/** By name: the library is in another chunk, which this one must not wait for. */
const SOUND_LISTED =
  'hlsAudioTrackLoaded' satisfies `${Events.AUDIO_TRACK_LOADED}` as Events.AUDIO_TRACK_LOADED;

/**
 * Runs the engine on a synthetic stream without audio or video, so that the browser has compiled its code before a
 * viewer waits for it: this saves a fifth of the time to the first picture where the network is fast. Never rejects.
 */
export function rehearse(library: typeof libraryFor): Promise<void> {
  const options = {
    startAt: 0,
    quality: 'auto',
    audio: null,
    subtitles: null,
    play: false,
  } as const;
  const source = { url: ADDRESS, type: 'hls', head } as const;
  const { hls } = library({ source, options }, never);
  hls.attachMedia(document.createElement('video'));
  hls.loadSource(ADDRESS);
  return new Promise((done) => {
    const end = (): void => {
      hls.destroy();
      done();
    };
    hls.on(SOUND_LISTED, () => setTimeout(end));
    setTimeout(end, LONGEST_MS);
  });
}
