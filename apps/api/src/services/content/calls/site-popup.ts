import { Refusal } from '@kandil/contract';
import { sitePopup as call } from '@kandil/contract/content';
import { siteNameIn } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { storedSite } from '../store/site.ts';
import type { ContentWorld } from '../world.ts';

/** Not by the clock: the client decides by the days of the document, which it has. */
export const sitePopup = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context: { language }, world }) => {
    const site = (await world.cache.get('site', () => storedSite(world.db)))?.document;
    const popup = site?.popups?.find((each) => each.code === code);
    if (!site || !popup) throw new Refusal('NOT_FOUND');
    const written = (texts: Record<string, string>) =>
      (texts[language] ?? texts['en'] ?? '').replaceAll('{brand}', siteNameIn(site, language));
    return {
      data: {
        code,
        title: written(popup.title),
        text: written(popup.text),
        actionText: written(popup.actionText),
        path: popup.path,
        until: popup.until,
      },
    };
  },
);
