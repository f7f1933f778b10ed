import { sitemap as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { pictureAddress } from '../present/picture.ts';
import { sitemapPage } from '../store/sitemap.ts';
import type { ContentWorld } from '../world.ts';

/** Titles for the sitemap. Not cached: the caller asks rarely and caches the result. */
export const sitemap = handle<ContentWorld, typeof call>(call, async ({ input, world }) => {
  const { totalCount, rows } = await sitemapPage(world.db, input);
  const titles = rows.map(({ picture, videos, ...title }) => ({
    ...title,
    picture: pictureAddress(picture),
    videos: videos.map((video) => ({ ...video, picture: pictureAddress(video.picture) })),
  }));
  return { data: { totalCount, titles } };
});
