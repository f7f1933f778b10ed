import { found } from '@kandil/contract';
import { siteText as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentLegalText } from '../present/legal-text.ts';
import { storedSite } from '../store/site.ts';
import type { ContentWorld } from '../world.ts';

export const siteText = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { name }, context: { language }, world }) => {
    const { document, pictures } = found(await world.cache.get('site', () => storedSite(world.db)));
    const at = new Date(world.now());
    const view = { name, language, site: document, pictures, at };
    return { data: presentLegalText(found(document.legal?.[name]), view) };
  },
);
