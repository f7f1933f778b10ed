import HlsJs, { Events } from 'hls.js';
import type { StreamHead } from '../store/head.ts';
import { createAddresses } from './addresses.ts';
import { hlsConfig } from './hls-config.ts';
import { loaderOf } from './loader.ts';
import { createRenewal } from './renewal.ts';

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

/**
 * Lets the engine read a made-up stream without sound or picture, so that the browser has compiled its code before
 * somebody waits for it: a fifth of the time to the first picture where the network is near. Never rejects.
 */
export function rehearse(): Promise<void> {
  const addresses = createAddresses(ADDRESS);
  const renewal = createRenewal(addresses, undefined);
  const options = {
    startAt: 0,
    quality: 'auto',
    audio: null,
    subtitles: null,
    play: false,
  } as const;
  const hls = new HlsJs({
    ...hlsConfig(options),
    loader: loaderOf({ head, addresses, renewal, shown: never }),
  });
  hls.attachMedia(document.createElement('video'));
  hls.loadSource(ADDRESS);
  return new Promise((done) => {
    const end = (): void => {
      hls.destroy();
      done();
    };
    hls.on(Events.AUDIO_TRACK_LOADED, () => setTimeout(end));
    setTimeout(end, LONGEST_MS);
  });
}
