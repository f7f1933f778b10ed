import { faqList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { faq } from '../store/faq.ts';
import type { ContentWorld } from '../world.ts';

export const faqList = handle<ContentWorld, typeof call>(call, async ({ context, world }) => {
  return { data: await world.cache.get(['faq', context.language], () => faq(world.db, context)) };
});
