/** The merchant that the operator knows. */
export const OPERATOR_MERCHANT = {
  merchantId: 'kandil',
  secret: 'operator-secret-of-the-sandbox',
};

export const NAME = 'operator';
export const TITLE = 'Mobile operator';

export const REASONS = ['NO_FUNDS', 'LIMIT_REACHED', 'REFUSED'] as const;
export type Reason = (typeof REASONS)[number];

interface TestNumber {
  /** Last digits of the number. */
  ending: string;
  about: string;
  /** Why its charges are refused. */
  reason?: Reason;
  /** Whether only renewals are refused. */
  renewalsOnly?: boolean;
}

/** Numbers that do not just pay. */
export const TEST_NUMBERS: readonly TestNumber[] = [
  { ending: '0001', about: 'Has no funds: every charge is refused.', reason: 'NO_FUNDS' },
  { ending: '0002', about: 'Is not a number of this operator.' },
  { ending: '0003', about: 'Has reached its spending limit.', reason: 'LIMIT_REACHED' },
  { ending: '0004', about: 'Is barred from paid services.', reason: 'REFUSED' },
  {
    ending: '0005',
    about: 'Pays first, then has no funds for renewals.',
    reason: 'NO_FUNDS',
    renewalsOnly: true,
  },
];

const testNumber = (msisdn: string) => TEST_NUMBERS.find(({ ending }) => msisdn.endsWith(ending));

export const isSupported = (msisdn: string) => testNumber(msisdn)?.ending !== '0002';

/** Why this number's account refuses a charge; null if it pays. */
export function refusalOf(msisdn: string, isRenewal: boolean): Reason | null {
  const { reason, renewalsOnly } = testNumber(msisdn) ?? {};
  return reason && (isRenewal || !renewalsOnly) ? reason : null;
}
