import type { GatewayCore } from '../gateways/index.ts';
import { type Books, newId } from './books.ts';
import type { Consents } from './consents.ts';
import type { Consent, Subscription } from './model.ts';
import { tell } from './records.ts';
import { isSupported } from './settings.ts';

const MOST_WRONG_CODES = 5;

/** A subscription that waits for its activation. */
const approvedOf = (consent: Consent, bought: Subscription['package'], msisdn: string) =>
  ({
    id: newId('sub'),
    consentId: consent.id,
    package: bought,
    nextPackage: null,
    msisdn,
    status: 'APPROVED',
    startsAt: consent.startsAt,
    anchor: null,
    periods: 0,
    nextChargeAt: null,
    charges: [],
    failure: null,
    refuseNext: null,
  }) satisfies Subscription;

export type Decisions = ReturnType<typeof createDecisions>;

/** What payers answer: by the code of a text message, or on the consent page. */
export function createDecisions(core: GatewayCore, books: Books, { current }: Consents) {
  const { consents, packages, subscriptions } = books;

  async function approve(consent: Consent, msisdn: string): Promise<void> {
    const bought = packages.get(consent.packageId);
    if (!bought) throw new Error(`no package ${consent.packageId}`);
    const subscription = approvedOf(consent, bought, msisdn);
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
