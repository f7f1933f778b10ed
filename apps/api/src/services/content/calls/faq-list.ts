import { faqList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { faq } from '../store/faq.ts';
import type { ContentWorld } from '../world.ts';

export const faqList = handle<ContentWorld, typeof call>(call, async ({ context, world }) => {
  const view = { language: context.language, child: null };
  return { data: await world.cache.get(['faq', view.language], () => faq(world.db, view)) };
});
