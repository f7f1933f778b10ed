import { ID } from '#src/testing/app.tsx';

export const AT = '2026-01-05T10:00:00.000Z';
/** An account that is searched for, masked. */
export const MASKED_LINE = {
  id: ID.omar,
  name: 'Amira H.',
  mail: 'a•••@e•••.com',
  phone: null,
  state: 'DELETION_SCHEDULED',
  country: 'TR',
  planTitle: 'Family',
  isPlanSuspended: false,
  since: AT,
};
/** The same, opened. */
export const OPENED = {
  name: 'Amira Haddad',
  mail: 'amira@example.com',
  mailVerifiedAt: AT,
  phone: '+905321234567',
  phoneVerifiedAt: null,
  language: 'tr',
  createdAt: AT,
  confirmedAt: AT,
  suspendedAt: null,
  deletionAt: '2026-12-05T10:00:00.000Z',
  profiles: [
    {
      id: 1,
      name: 'Amira',
      kind: 'ADULT',
      maxAge: null,
      language: 'tr',
      isDefault: true,
      hasPin: true,
    },
    {
      id: 2,
      name: 'Elif',
      kind: 'KIDS',
      maxAge: 7,
      language: 'tr',
      isDefault: false,
      hasPin: false,
    },
  ],
  signIn: {
    hasPassword: true,
    identities: [{ provider: 'google', mail: 'amira@gmail.com', since: AT, usedAt: AT }],
  },
  family: {
    owner: null,
    members: [{ id: ID.leyla, name: 'Omar H.', joinedAt: AT }],
    openInvitations: 1,
  },
  until: '2026-11-29T15:00:00.000Z',
};

/** Its plan. */
export const SUBSCRIPTION = {
  code: 's1',
  planTitle: 'Family',
  periodTitle: 'Yearly',
  status: 'ACTIVE',
  price: { amount: 4990, currency: 'USD' },
  gatewayCode: 'PAYPAL',
  gatewaySubsId: 'I-FAMILY1',
  termsVersion: '2026-01',
  startsAt: AT,
  expiresAt: AT,
  canceledAt: null,
  endedAt: null,
  raise: null,
};
