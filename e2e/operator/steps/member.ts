import type { Step } from '../../../scripts/operator/steps.ts';
import { payByCard, seeOwnMails, signUp } from '../check/member.ts';
import type { Visitor } from '../check/visitor.ts';
import { seeGuide } from '../check/visit.ts';
import { play, playChannel, seeTracks } from '../check/watch.ts';
import { CHANNELS, OWN_CHANNEL } from '../fixture/catalogue.ts';
import { SLOW_FILMS } from '../fixture/films.ts';
import type { Check } from './check.ts';

/** From sign-up to a member who watches. */
export function memberSteps({ service, visitor, isWhole }: Check): Step[] {
  const sandbox = () => service().sandbox.url;
  let email = '';
  return [
    {
      name: 'sign a person up',
      async run() {
        email = await signUp(visitor(), sandbox());
        return email;
      },
    },
    {
      name: 'buy a plan by card',
      async run() {
        await payByCard(visitor(), '₺1,490.00');
        return 'Solo for a year, ₺1,490.00';
      },
    },
    { name: 'read the mails', run: () => seeOwnMails(sandbox(), email) },
    {
      name: 'play a film with a plan',
      async run() {
        await play(visitor(), 'lighthouse-keeper-film');
        return seeTracks(visitor());
      },
    },
    ...(isWhole ? [playAll(visitor)] : []),
    {
      name: 'play the channels',
      async run() {
        const codes = [...CHANNELS.map(({ code }) => code), OWN_CHANNEL];
        for (const code of codes) await playChannel(visitor(), code);
        return codes.join(', ');
      },
    },
    { name: 'see the television guide', run: () => seeGuide(visitor()) },
  ];
}

const playAll = (visitor: () => Visitor): Step => ({
  name: 'play every other film',
  async run() {
    for (const { code } of SLOW_FILMS) await play(visitor(), code);
    return SLOW_FILMS.map(({ code }) => code).join(', ');
  },
});
