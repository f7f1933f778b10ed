/** The accounts of the demo, as `npm start` creates them. */
export const DEMO_PASSWORD = 'kandil-demo';

export const DEMO_ACCOUNTS = [
  { email: 'member@kandil.test', about: 'A member with the yearly Solo plan.' },
  { email: 'family@kandil.test', about: 'The owner of a family plan.' },
  { email: 'free@kandil.test', about: 'Signed up, without a plan.' },
  { email: 'suspended@kandil.test', about: 'A member whose last payment failed.' },
  { email: 'canceled@kandil.test', about: 'A member who canceled; the paid time is over.' },
] as const;
