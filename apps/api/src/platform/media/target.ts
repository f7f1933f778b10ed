/** The resource below a signed prefix, parsed from the address. */
export type Resource =
  | {
      readonly kind: 'master';
      /** The tallest picture in lines, by the token; absent or null: every picture. */
      readonly maxHeight?: number | null;
    }
  | { readonly kind: 'storyboard' }
  | {
      readonly kind: 'playlist';
      readonly rendition: string;
      /** The player requests a delta update of a live playlist. */
      readonly delta?: boolean;
    }
  | { readonly kind: 'subtitles'; readonly track: string }
  | {
      readonly kind: 'file';
      readonly clip: string;
      readonly file: string;
      readonly version: string | undefined;
      /** Proof that the clip belongs to the video or channel of the prefix. */
      readonly proof: string | undefined;
    };

export type Target = {
  readonly token: string;
  /** The prefix for which the token must be signed. */
  readonly prefix: string;
  readonly live: boolean;
  /** Code of the video or channel. */
  readonly code: string;
  /** Undefined if no prefix has such a resource. */
  readonly resource: Resource | undefined;
};

/** `live/` precedes the code of a channel; no video has this code. */
const ADDRESS = /^\/media\/(?<token>[^/]+)\/(?<live>live\/)?(?<code>[^/]+)\/(?<below>.+)$/;
const FILE = /^c\/([^/]+)\/(.+)$/;
const SUBTITLES = /^subtitles\/([^/]+)\.vtt$/;
const PLAYLIST = /^([^/]+)\/index\.m3u8$/;
const FIXED: ReadonlyMap<string, Resource> = new Map([
  ['master.m3u8', { kind: 'master' }],
  ['storyboard.vtt', { kind: 'storyboard' }],
]);
const VERSION = /(?:^|&)v=([\da-f]{8})(?:&|$)/;
/** RFC 8216bis, 6.2.5.1; `v2` differs only for date ranges, and ours have none. */
const DELTA = /(?:^|&)_HLS_skip=(?:YES|v2)(?:&|$)/;
const PROOF = /(?:^|&)p=([\w-]{22})(?:&|$)/;

/**
 * Reads `/media/{token}/{video}/...` and `/media/{token}/live/{channel}/...`. Nothing is decoded and nothing
 * becomes a file path: each part is only compared with known names.
 *
 * @param url path and query of the request
 */
export function readTarget(url: string): Target | undefined {
  const [path = '', query = ''] = url.split('?', 2);
  const { token = '', live = '', code = '', below = '' } = ADDRESS.exec(path)?.groups ?? {};
  if (!code) return undefined;
  const resource = readResource(below, query);
  return { token, prefix: live + code, live: live !== '', code, resource };
}

function readResource(below: string, query: string): Resource | undefined {
  const [, clip, file] = FILE.exec(below) ?? [];
  if (clip && file) {
    const [version, proof] = [VERSION.exec(query)?.[1], PROOF.exec(query)?.[1]];
    return { kind: 'file', clip, file, version, proof };
  }
  const track = SUBTITLES.exec(below)?.[1];
  if (track) return { kind: 'subtitles', track };
  const rendition = PLAYLIST.exec(below)?.[1];
  return rendition ? { kind: 'playlist', rendition, delta: DELTA.test(query) } : FIXED.get(below);
}
