/** The password of every demo account; they exist in demo mode only. */
export const DEMO_PASSWORD = 'kandil-demo';

export interface DemoSubscription {
  productCode: 'SOLO' | 'FAMILY';
  period: 'YEARLY';
  subscriptionStatus: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
}

export interface DemoAccount {
  /** What the account shows; its title is the message `demo.<role>`. */
  role: 'member' | 'family' | 'free' | 'suspended' | 'canceled';
  email: string;
  userId: string;
  fullName: string;
  /** Name of a second profile, for children. */
  kidsProfile: string | null;
  subscription: DemoSubscription | null;
}

const yearly = (
  productCode: 'SOLO' | 'FAMILY',
  subscriptionStatus: DemoSubscription['subscriptionStatus'],
): DemoSubscription => ({
  productCode,
  period: 'YEARLY',
  subscriptionStatus,
});

/** The accounts of the demo: the auth service makes them, the purchase service their subscriptions. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    role: 'member',
    email: 'member@kandil.test',
    userId: 'd3a00000-0000-4000-8000-000000000001',
    fullName: 'Meryem Aksoy',
    kidsProfile: null,
    subscription: yearly('SOLO', 'ACTIVE'),
  },
  {
    role: 'family',
    email: 'family@kandil.test',
    userId: 'd3a00000-0000-4000-8000-000000000002',
    fullName: 'Yusuf Demir',
    kidsProfile: 'Elif',
    subscription: yearly('FAMILY', 'ACTIVE'),
  },
  {
    role: 'free',
    email: 'free@kandil.test',
    userId: 'd3a00000-0000-4000-8000-000000000003',
    fullName: 'Omar Haddad',
    kidsProfile: null,
    subscription: null,
  },
  {
    role: 'suspended',
    email: 'suspended@kandil.test',
    userId: 'd3a00000-0000-4000-8000-000000000004',
    fullName: 'Aisha Rahman',
    kidsProfile: null,
    subscription: yearly('SOLO', 'SUSPENDED'),
  },
  {
    role: 'canceled',
    email: 'canceled@kandil.test',
    userId: 'd3a00000-0000-4000-8000-000000000005',
    fullName: 'Bilal Nasser',
    kidsProfile: null,
    subscription: yearly('SOLO', 'CANCELED'),
  },
];
