import { found } from '@kandil/contract';
import { captionUrl as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { addressOf } from '../playback.ts';
import { visitorOf } from '../visitor.ts';
import type { ContentWorld } from '../world.ts';
import { videoOf } from './video-find-by-id.ts';

/** The subtitles of a whole video in one language, below the same signed prefix as its playlist. */
export const captionUrl = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId, requestedSubtitleLanguageCode }, context, world }) => {
    const video = await videoOf(world, await visitorOf(world, context), { id: videoId });
    const languageCode = found(
      video.subtitleLanguages.find((each) => each === requestedSubtitleLanguageCode),
    );
    const { url } = await addressOf(world, context, { videoId: video.id });
    return { data: { url: beside(url, `subtitles/${languageCode}.vtt`), languageCode } };
  },
);

/** An address relative to a playlist's, which may have no origin. */
function beside(playlist: string, file: string): string {
  return playlist.slice(0, playlist.lastIndexOf('/') + 1) + file;
}
