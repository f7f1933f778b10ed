import { found } from '@kandil/contract';
import { captionUrl as call, type SubtitleKind, type Video } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { subtitlesAddressOf } from '../flows/playback.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { videoOf } from './video-find-by-id.ts';

/** What a viewer who names no kind gets. */
const USUAL: readonly SubtitleKind[] = ['FULL', 'SDH'];

/** The URL of a video's subtitles in one language, for visitors who may watch the video. */
export const captionUrl = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId, requestedSubtitleLanguageCode, kind }, context, world }) => {
    const video = await videoOf(world, await visitorOf(world, context), { id: videoId });
    const kinds = kind === undefined ? USUAL : [kind];
    const track = found(trackIn(video, requestedSubtitleLanguageCode, kinds));
    const url = await subtitlesAddressOf(world, context, { videoId: video.id, ...track });
    return { data: { url, ...track } };
  },
);

/** The subtitles of a language in the first of these kinds that the video has. */
const trackIn = (
  { subtitleTracks }: Video,
  languageCode: string,
  kinds: readonly SubtitleKind[],
): Video['subtitleTracks'][number] | undefined =>
  kinds
    .flatMap((kind) => subtitleTracks.filter((track) => track.kind === kind))
    .find((track) => track.languageCode === languageCode);
