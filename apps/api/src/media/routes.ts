import type { Schedule } from '@kandil/media';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Handles } from './handles.ts';
import type { MediaFile, MediaLibrary } from './library.ts';
import { Segments } from './segments.ts';
import { type FileStore, sendFile } from './send-file.ts';
import { readTarget, type Resource, type Target } from './target.ts';
import { cutSubtitles, liveText, type TextAnswer, videoText } from './text-answers.ts';
import { type MediaKeys, verifyPath } from './token.ts';

export type MediaRoutes = {
  readonly library: MediaLibrary;
  readonly keys: MediaKeys;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The edit list of a video by its code: ids of clips, each a minute long. Asked at every request. */
  readonly assetOf: (code: string) => Promise<{ readonly clips: readonly string[] } | undefined>;
  /** The schedule of a live channel by its code. Asked at every request. */
  readonly channelOf: (code: string) => Promise<{ readonly schedule: Schedule } | undefined>;
  /** Bytes of memory for ranges that are asked for often; 256 MiB by default. */
  readonly cacheBytes?: number;
};

/** What an address leads to, once its token has opened it. */
type Answer = TextAnswer | MediaFile;

/**
 * The media server: `/media/{token}/{video}/...` and `/media/{token}/live/{channel}/...`, the multivariant
 * playlist being `master.m3u8`. Every other address in a playlist is relative, so the token carries over.
 * Without a token that opens the path the answer is 403, whether or not there is anything behind it.
 */
export function mediaRoutes(options: MediaRoutes): FastifyPluginAsync {
  const { keys, now, cacheBytes } = options;
  return async (app) => {
    const handles = new Handles();
    const segments = new Segments((path, buffer, at) => handles.read(path, buffer, at), cacheBytes);
    app.addHook('onClose', async () => handles.close());
    app.route({
      method: ['GET', 'HEAD'],
      url: '/media/*',
      exposeHeadRoute: false,
      async handler(request, reply) {
        const target = readTarget(request.raw.url ?? '');
        reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
        if (!target || !verifyPath(target.token, { prefix: target.prefix, now: now(), keys })) {
          return plain(reply, 403, 'Forbidden');
        }
        const answer = target.resource && (await find(options, target, target.resource));
        return answer
          ? send({ handles, segments }, answer, request, reply)
          : plain(reply, 404, 'Not found');
      },
    });
  };
}

async function find(
  options: MediaRoutes,
  { live, code }: Target,
  resource: Resource,
): Promise<Answer | undefined> {
  const { library, now } = options;
  if (live) {
    const channel = await options.channelOf(code);
    if (!channel) return undefined;
    if (resource.kind !== 'file') return liveText(library, channel.schedule, resource, now());
    const clips = channel.schedule.flatMap((programme) => programme.clips);
    return clipFile(library, clips, resource);
  }
  const asset = await options.assetOf(code);
  if (!asset) return undefined;
  if (resource.kind === 'file') return clipFile(library, asset.clips, resource);
  const [first, ...rest] = asset.clips.flatMap((id) => library.clip(id) ?? []);
  // An episode without one of its clips would have wrong times everywhere behind the hole.
  return first && rest.length === asset.clips.length - 1
    ? videoText(library, [first, ...rest], resource)
    : undefined;
}

/** A file of a clip, when what the token opened is made of that clip. */
function clipFile(
  library: MediaLibrary,
  clips: readonly string[],
  resource: Extract<Resource, { kind: 'file' }>,
) {
  if (!clips.includes(resource.clip)) return undefined;
  return (
    library.file(resource.clip, resource.version, resource.file) ?? cutSubtitles(library, resource)
  );
}

function send(store: FileStore, answer: Answer, request: FastifyRequest, reply: FastifyReply) {
  if ('path' in answer) return sendFile(store, answer, request, reply);
  return reply.header('cache-control', answer.cacheControl).type(answer.type).send(answer.text);
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);
