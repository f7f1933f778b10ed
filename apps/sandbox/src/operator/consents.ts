import { randomInt } from 'node:crypto';
import { after, type Clock, type GatewayCore } from '../gateways/index.ts';
import { decimalOf } from '../gateways/money.ts';
import { type Books, iso, newId } from './books.ts';
import type { Consent, Subscription } from './model.ts';
import { tell } from './records.ts';
import { isSupported } from './settings.ts';

const HOURS = 1;
const MOST_WRONG_CODES = 5;
/** Consents on the operator's page. */
const RECENT = 20;

/** Sends a text message to a phone. */
export type SendText = (msisdn: string, text: string, id: string) => Promise<void>;

export type Consents = ReturnType<typeof createConsents>;

/** The payers' consents: by a code in a text message, or on the consent page. */
export function createConsents(core: GatewayCore, books: Books, clock: Clock, sendText: SendText) {
  const { consents, packages, subscriptions } = books;

  /** The consent as it is now: one that nobody answered expires. */
  function current(id: string): Consent | null {
    const consent = consents.get(id);
    if (!consent) return null;
    const expired = consent.status === 'PENDING' && Date.parse(consent.expiresAt) <= clock.now();
    return expired ? { ...consent, status: 'EXPIRED' } : consent;
  }

  async function approve(consent: Consent, msisdn: string): Promise<void> {
    const bought = packages.get(consent.packageId);
    if (!bought) throw new Error(`no package ${consent.packageId}`);
    const subscription: Subscription = {
      id: newId('sub'),
      consentId: consent.id,
      package: bought,
      msisdn,
      status: 'APPROVED',
      startsAt: consent.startsAt,
      anchor: null,
      periods: 0,
      nextChargeAt: null,
      charges: [],
      failure: null,
      refuseNext: null,
    };
    await Promise.all([
      subscriptions.put(subscription),
      consents.put({ ...consent, msisdn, status: 'APPROVED', subscriptionId: subscription.id }),
    ]);
    await tell(core, 'consent.approved', subscription);
  }

  async function refuse(consent: Consent): Promise<void> {
    await consents.put({ ...consent, status: 'REFUSED' });
    await tell(core, 'consent.refused', { id: null, consentId: consent.id });
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
    /** Checks a typed code. */
    async confirm(id: string, code: string): Promise<'RIGHT' | 'WRONG' | 'EXPIRED' | 'USED_UP'> {
      const consent = current(id);
      if (!consent?.msisdn || consent.status === 'EXPIRED') return 'EXPIRED';
      if (consent.status === 'APPROVED') return code === consent.code ? 'RIGHT' : 'WRONG';
      if (consent.status === 'REFUSED') return 'USED_UP';
      if (code === consent.code) {
        await approve(consent, consent.msisdn);
        return 'RIGHT';
      }
      const wrongCodes = consent.wrongCodes + 1;
      const usedUp = wrongCodes >= MOST_WRONG_CODES;
      if (usedUp) await refuse({ ...consent, wrongCodes });
      else await consents.put({ ...consent, wrongCodes });
      return usedUp ? 'USED_UP' : 'WRONG';
    },
    /** The payer answers on the consent page; null agrees to nothing. False if it is too late or not possible. */
    async decide(id: string, msisdn: string | null): Promise<boolean> {
      const consent = current(id);
      if (consent?.status !== 'PENDING' || consent.code !== null) return false;
      if (msisdn === null) await refuse(consent);
      else if (isSupported(msisdn)) await approve(consent, msisdn);
      else return false;
      return true;
    },
  };
}
