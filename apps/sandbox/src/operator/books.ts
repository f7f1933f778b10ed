import { randomBytes } from 'node:crypto';
import { type GatewayContext, type Records, recordsOf } from '../gateways/index.ts';
import type { Charge, Consent, Package, Subscription } from './model.ts';
import { NAME } from './settings.ts';

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
export const iso = (time: number) => new Date(time).toISOString();

export interface Books {
  packages: Records<Package>;
  consents: Records<Consent>;
  subscriptions: Records<Subscription>;
}

export async function openBooks({ dataDir }: GatewayContext): Promise<Books> {
  return {
    packages: await recordsOf<Package>(dataDir, `${NAME}-packages`),
    consents: await recordsOf<Consent>(dataDir, `${NAME}-consents`),
    subscriptions: await recordsOf<Subscription>(dataDir, `${NAME}-subscriptions`),
  };
}

/** The charge of an id, with its subscription. */
export const chargeById = ({ subscriptions }: Books, id: string) =>
  subscriptions.list().flatMap((subscription) => {
    const charge = subscription.charges.find((one) => one.id === id);
    return charge ? [{ subscription, charge }] : [];
  })[0];

export const withCharge = (subscription: Subscription, changed: Charge): Subscription => ({
  ...subscription,
  charges: subscription.charges.map((one) => (one.id === changed.id ? changed : one)),
});
