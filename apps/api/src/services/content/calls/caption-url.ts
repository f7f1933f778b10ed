import { found } from '@kandil/contract';
import { captionUrl as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { subtitlesAddressOf } from '../flows/playback.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { videoOf } from './video-find-by-id.ts';

/** The URL of a video's subtitles in one language, for visitors who may watch the video. */
export const captionUrl = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId, requestedSubtitleLanguageCode }, context, world }) => {
    const video = await videoOf(world, await visitorOf(world, context), { id: videoId });
    const languageCode = found(
      video.subtitleLanguages.find((each) => each === requestedSubtitleLanguageCode),
    );
    const url = await subtitlesAddressOf(world, context, { videoId: video.id, languageCode });
    return { data: { url, languageCode } };
  },
);
