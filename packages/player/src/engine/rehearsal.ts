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
/** No such site can be (RFC 2606), and nothing is asked of it: what there is comes from here, the rest never. */
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
/** By its name: the library itself is in another chunk, which must not wait for this one. */
const SOUND_LISTED =
  'hlsAudioTrackLoaded' satisfies `${Events.AUDIO_TRACK_LOADED}` as Events.AUDIO_TRACK_LOADED;

/**
 * Lets the engine read a made-up stream without sound or picture, so that the browser has compiled its code before
 * somebody waits for it: a fifth of the time to the first picture where the network is near. Never rejects.
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
