import { episodeFacts as call } from '@kandil/contract/internal';
import { FALLBACK_LANGUAGE, isLanguageCode } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { episodesBy } from '../store/episodes.ts';
import type { ContentWorld } from '../world.ts';

export const episodeFacts = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoIds, language }, world }) => {
    const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
    return { data: await episodesBy(world.db, videoIds, code) };
  },
);
