import { channelCategories as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { ALL_CHANNELS, channelCategoriesOf } from '../flows/channels.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { ContentWorld } from '../world.ts';

/** The menu of live TV, All first (TV-02). */
export const channelCategories = handle<ContentWorld, typeof call>(
  call,
  async ({ context: { language }, world }) => {
    const rows = await channelCategoriesOf(world, { language });
    return {
      data: [{ code: ALL_CHANNELS, title: wordsOf(language)('content.channels.all') }, ...rows],
    };
  },
);
