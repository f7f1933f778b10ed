import { ID } from '#src/testing/app.tsx';
import type { FullReceipt } from './refund-dialog.tsx';

export const AT = '2026-11-20T12:00:00Z';
export const NUMBER = 'KND-00000042';
export const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A receipt of 39.99 USD that was paid by card. */
export const receipt = (part: Partial<FullReceipt> = {}): FullReceipt => ({
  number: NUMBER,
  kind: 'RECEIPT',
  issuedAt: AT,
  gatewayCode: 'IYZICO',
  country: 'TR',
  amount: usd(3999),
  refunded: 0,
  status: 'PAID',
  planTitle: 'Solo',
  periodTitle: 'Yearly',
  accountId: ID.omar,
  left: 3999,
  net: usd(3333),
  tax: usd(666),
  taxRate: 20,
  givingShare: usd(100),
  from: AT,
  to: '2027-11-20T12:00:00Z',
  chargedAt: AT,
  chargeId: 'charge-1',
  gatewaySubsId: 'sub-1',
  corrects: null,
  buyer: { name: 'Amina Y.', email: null },
  notes: [],
  orders: [],
  limit: 2500,
  approvers: 1,
  ...part,
});
