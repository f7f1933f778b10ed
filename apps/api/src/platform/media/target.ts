/** What is asked for below a signed prefix, read from the address alone. */
export type Resource =
  | { readonly kind: 'master' }
  | { readonly kind: 'storyboard' }
  | {
      readonly kind: 'playlist';
      readonly rendition: string;
      /** The player has an earlier version of a live playlist and asks for what is new. */
      readonly delta?: boolean;
    }
  | { readonly kind: 'subtitles'; readonly language: string }
  | {
      readonly kind: 'file';
      readonly clip: string;
      readonly file: string;
      readonly version: string | undefined;
      /** That the clip belongs to what the prefix stands for. */
      readonly proof: string | undefined;
    };

export type Target = {
  readonly token: string;
  /** The part of the path that the token must have been signed for. */
  readonly prefix: string;
  readonly live: boolean;
  /** Code of the video or channel. */
  readonly code: string;
  /** Undefined when no such resource exists under any prefix. */
  readonly resource: Resource | undefined;
};

/** `live/` goes before the code of a channel; a video could not be found under that code, so none has it. */
const ADDRESS = /^\/media\/(?<token>[^/]+)\/(?<live>live\/)?(?<code>[^/]+)\/(?<below>.+)$/;
const FILE = /^c\/([^/]+)\/(.+)$/;
const SUBTITLES = /^subtitles\/([^/]+)\.vtt$/;
const PLAYLIST = /^([^/]+)\/index\.m3u8$/;
const FIXED: ReadonlyMap<string, Resource> = new Map([
  ['master.m3u8', { kind: 'master' }],
  ['storyboard.vtt', { kind: 'storyboard' }],
]);
const VERSION = /(?:^|&)v=([\da-f]{8})(?:&|$)/;
/** RFC 8216bis, 6.2.5.1; `v2` differs only where there are date ranges, and ours have none. */
const DELTA = /(?:^|&)_HLS_skip=(?:YES|v2)(?:&|$)/;
const PROOF = /(?:^|&)p=([\w-]{22})(?:&|$)/;

/**
 * Reads `/media/{token}/{video}/...` and `/media/{token}/live/{channel}/...`. Nothing is decoded and nothing
 * becomes a path: each part is only ever compared with, or looked up among, names we know.
 *
 * @param url path and query as they came in
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
  const language = SUBTITLES.exec(below)?.[1];
  if (language) return { kind: 'subtitles', language };
  const rendition = PLAYLIST.exec(below)?.[1];
  return rendition ? { kind: 'playlist', rendition, delta: DELTA.test(query) } : FIXED.get(below);
}
