import { isWithin } from '@kandil/media';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isAbsolute } from 'node:path';
import { addressesOf } from './addresses.ts';
import type { MediaFiles } from './files/index.ts';
import { Handles } from './handles.ts';
import type { MediaFile, MediaLibrary } from './library.ts';
import type { LiveTexts, ShownOnChannel } from './live-texts.ts';
import type { Recordings } from './recordings.ts';
import { type ReadBytes, Segments } from './segments.ts';
import { sendFile } from './send-file.ts';
import { readTarget, type Resource, type Target } from './target.ts';
import { cutSubtitles, type TextAnswer, videoText } from './text-answers.ts';
import { type MediaGrant, type MediaKeys, subtitlesPrefix } from './token.ts';
import { VerifiedTokens } from './verified.ts';

export type MediaRoutes = {
  readonly library: MediaLibrary;
  readonly recordings: Recordings;
  /** The files of assets; those of packs are opened by their paths. */
  readonly files: Pick<MediaFiles, 'read'>;
  /** The texts of its channels, signed with the same keys. */
  readonly live: LiveTexts;
  readonly keys: MediaKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What a live channel plays, by its code. Called at every request. */
  readonly channelOf: (code: string) => Promise<ShownOnChannel | undefined>;
  /** Whether the player's lease ended before its token expired. */
  readonly hasEnded?: (player: string) => boolean;
  /** Bytes of memory for frequently requested ranges; 256 MiB by default. */
  readonly cacheBytes?: number;
  /** Headers of every answer, such as for HTTPS. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** The routes' options and what they remember. */
type Media = MediaRoutes & { readonly verified: VerifiedTokens };

/** The resource of an address whose token is valid. */
type Answer = TextAnswer | MediaFile;

/**
 * The media server: `/media/{token}/{video}/...` and `/media/{token}/live/{channel}/...`, the multivariant
 * playlist being `master.m3u8`. Every other address in a playlist is relative, so the token carries over.
 * Without a token for the path the answer is 403, whether or not the resource exists.
 */
export function mediaRoutes(options: MediaRoutes): FastifyPluginAsync {
  const { cacheBytes, files, hasEnded, keys } = options;
  const media: Media = { ...options, verified: new VerifiedTokens(keys) };
  return async (app) => {
    const handles = new Handles();
    const read: ReadBytes = (path, buffer, at) =>
      (isAbsolute(path) ? handles : files).read(path, buffer, at);
    const headers = { 'x-content-type-options': 'nosniff', ...options.headers };
    const store = { read, segments: new Segments(read, cacheBytes), headers };
    app.addHook('onClose', async () => handles.close());
    app.route({
      method: ['GET', 'HEAD'],
      url: '/media/*',
      exposeHeadRoute: false,
      config: { priority: 'always' },
      // Not an async function: Fastify would add listeners to wait for the end of each answer.
      handler(request, reply) {
        answer(request, reply).catch((error: unknown) => reply.headers(headers).send(error));
      },
    });

    const refuse = (reply: FastifyReply, status: number, text: string) =>
      void reply
        .code(status)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(text);

    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const target = readTarget(request.raw.url ?? '');
      const grant = target && grantOf(media, target);
      if (!grant || hasEnded?.(grant.sessionId) || !opens(grant, target.resource))
        return refuse(reply, 403, 'Forbidden');
      const found = target.resource && (await find(media, target, limited(target.resource, grant)));
      if (!found) refuse(reply, 404, 'Not found');
      else if ('path' in found) await sendFile(store, found, request, reply);
      else
        reply
          .headers({ ...headers, 'cache-control': found.cacheControl })
          .type(found.type)
          .send(found.text);
    }
  };
}

/** A token for the subtitles opens them too. */
function grantOf(
  { verified, now }: Media,
  { token, prefix, live, code, resource }: Target,
): MediaGrant | undefined {
  const opened = verified.grant(token, prefix, now());
  return opened || live || resource?.kind !== 'subtitles'
    ? opened
    : verified.grant(token, subtitlesPrefix(code), now());
}

/** Whether the token opens the picture of an address, of what its plan has (SPEC-D52). */
function opens({ maxHeight }: MediaGrant, resource: Resource | undefined): boolean {
  if (resource?.kind === 'playlist') return isWithin(resource.rendition, maxHeight);
  return resource?.kind !== 'file' || isWithin(resource.file.split('/', 1).join(), maxHeight);
}

const limited = (resource: Resource, { maxHeight }: MediaGrant): Resource =>
  resource.kind === 'master' ? { kind: 'master', maxHeight } : resource;

async function find(
  { library, recordings, live, keys, now, channelOf, verified }: Media,
  { live: isLive, code, prefix }: Target,
  resource: Resource,
): Promise<Answer | undefined> {
  if (resource.kind === 'file') {
    const { clip, version, proof, file } = resource;
    if (!verified.isProven({ prefix, clip, version }, proof)) return undefined;
    return (
      (await recordings.file(clip, version, file)) ?? cutSubtitles(library, recordings, resource)
    );
  }
  if (isLive) {
    const channel = await channelOf(code);
    return channel && live.answer({ ...channel, code }, resource, now());
  }
  const clips = await recordings.clipsOf(code);
  return clips && videoText(recordings, clips, resource, addressesOf(prefix, keys));
}
