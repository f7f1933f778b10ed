import { randomInt } from 'node:crypto';
import { after, type Clock } from '../gateways/index.ts';
import { decimalOf } from '../gateways/money.ts';
import { type Books, iso, newId } from './books.ts';
import type { Consent } from './model.ts';

const HOURS = 1;
/** Consents on the operator's page. */
const RECENT = 20;

/** Sends a text message to a phone. */
export type SendText = (msisdn: string, text: string, id: string) => Promise<void>;

export type Consents = ReturnType<typeof createConsents>;

/** Consents that payers are asked for: by a code in a text message, or on the consent page. */
export function createConsents(books: Books, clock: Clock, sendText: SendText) {
  const { consents, packages } = books;

  /** The consent as it is now: one that nobody answered expires. */
  function current(id: string): Consent | null {
    const consent = consents.get(id);
    if (!consent) return null;
    const expired = consent.status === 'PENDING' && Date.parse(consent.expiresAt) <= clock.now();
    return expired ? { ...consent, status: 'EXPIRED' } : consent;
  }

  return {
    current,
    /** The newest, as they are now. */
    recent: () =>
      consents
        .list()
        .slice(-RECENT)
        .toReversed()
        .flatMap(({ id }) => current(id) ?? []),
    async open(
      given: Pick<
        Consent,
        'packageId' | 'reference' | 'msisdn' | 'startsAt' | 'returnUrl' | 'cancelUrl'
      >,
    ): Promise<Consent> {
      const code = given.msisdn ? String(randomInt(1_000_000)).padStart(6, '0') : null;
      const consent = await consents.put({
        ...given,
        id: newId('con'),
        code,
        wrongCodes: 0,
        status: 'PENDING',
        expiresAt: iso(after(clock.now(), { hours: HOURS })),
        subscriptionId: null,
      });
      const bought = packages.get(given.packageId);
      if (given.msisdn && bought) {
        const price = `${decimalOf(bought.amount, bought.currency)} ${bought.currency}`;
        const period = bought.months === 1 ? 'each month' : 'each year';
        const text = `${code} is your code to pay ${price} ${period} for ${bought.title}.`;
        await sendText(given.msisdn, text, consent.id);
      }
      return consent;
    },
  };
}
