import type { Step } from '../../../scripts/operator/steps.ts';
import { openVisitor } from '../check/visitor.ts';
import { seeGuestPages, seeOwnLaw, seePrices, seeTimes, TURKISH_PRICE } from '../check/visit.ts';
import { play, seeTurkishSubtitles } from '../check/watch.ts';
import type { Check } from './check.ts';

/** What visitors without an account do. */
export function guestSteps({ service, visitor, browser }: Check): Step[] {
  return [
    { name: 'look at the pages of guests', run: () => seeGuestPages(visitor()) },
    {
      name: 'read the terms, the privacy policy and who this is',
      async run() {
        await seeOwnLaw(visitor());
        return 'they are the operator’s own';
      },
    },
    { name: 'look at what comes and what leaves', run: () => seeTimes(visitor()) },
    {
      name: 'compare prices of two countries',
      async run() {
        await seePrices(visitor(), TURKISH_PRICE);
        const german = await openVisitor(browser, service().product.url, 'Europe/Berlin');
        await seePrices(german, '€5.50');
        await german.context.close();
        return `${TURKISH_PRICE} in Türkiye, €5.50 in Germany`;
      },
    },
    {
      name: 'play a free film as a guest',
      async run() {
        await play(visitor(), 'last-tram-film');
        await seeTurkishSubtitles(visitor(), 'Gece hattının şoförü');
        return 'with its subtitles in windows-1254';
      },
    },
  ];
}
