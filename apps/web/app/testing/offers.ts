import type { Data, purchase } from '@kandil/contract';
import type { Offers, Plan } from '#app/domain/plan/load.ts';

/** One of each way to pay. */
const OPTIONS: Plan['paymentOptions'] = [
  { gatewayCode: 'PAYPAL', gatewayPackage: 'pp', sourceKind: 'REDIRECT', title: 'PayPal' },
  { gatewayCode: 'IYZICO', gatewayPackage: 'iy', sourceKind: 'CREDIT_CARD', title: 'Card' },
  {
    gatewayCode: 'OPERATOR',
    gatewayPackage: 'op',
    sourceKind: 'PAYMENT_SOURCE_MSISDN',
    title: 'Phone number',
  },
];

const plan = (
  planCode: string,
  amount: number,
  monthly: number,
  over: Partial<Plan> = {},
): Plan => ({
  planCode,
  title: planCode[0] + planCode.slice(1).toLowerCase(),
  description: '',
  selected: planCode === 'FAMILY',
  current: false,
  price: { amount, currency: 'USD' },
  monthlyPrice: { amount: monthly, currency: 'USD' },
  today: { amount, currency: 'USD' },
  givingShare: { amount: Math.ceil(amount / 40), currency: 'USD' },
  nextCharge: { date: '2026-12-01T00:00:00.000Z', price: { amount, currency: 'USD' } },
  streams: 2,
  devices: 'ANY',
  familySeats: planCode === 'FAMILY' ? 4 : 0,
  featureCodes: ['everything'],
  paymentOptions: OPTIONS.map((option) => ({
    ...option,
    gatewayPackage: `${option.gatewayPackage}-${planCode.toLowerCase()}`,
  })),
  optionNotes: [],
  asksCountry: false,
  promoApplied: false,
  promoText: null,
  changeText: null,
  ...over,
});

/** What the purchase service offers; `current` marks the member's plan. */
export function offers(current?: { periodCode: string; planCode: string }): Offers {
  const of = (periodCode: string, plans: Plan[]) =>
    plans.map((each) => ({
      ...each,
      current: current?.periodCode === periodCode && current.planCode === each.planCode,
    }));
  return {
    countryCode: 'US',
    periods: [
      {
        periodCode: 'MONTHLY',
        title: 'Monthly',
        selected: false,
        savingPercent: 0,
        plans: of('MONTHLY', [plan('SOLO', 499, 499), plan('FAMILY', 799, 799)]),
      },
      {
        periodCode: 'YEARLY',
        title: 'Yearly',
        selected: true,
        savingPercent: 33,
        plans: of('YEARLY', [plan('SOLO', 3999, 333), plan('FAMILY', 6399, 533)]),
      },
    ],
    features: [{ code: 'everything', title: 'Everything, no ads' }],
    promoCodeAction: null,
  };
}

/** The member's own plan: Solo, yearly, by PayPal. */
export const OWN_PLAN: NonNullable<Data<typeof purchase.userPlan>> = {
  planCode: 'SOLO',
  periodCode: 'YEARLY',
  title: 'Solo',
  status: 'ACTIVE',
  expiryDate: '2027-11-20T00:00:00.000Z',
  accessUntil: '2027-11-23T00:00:00.000Z',
  price: { amount: 3999, currency: 'USD' },
  nextCharge: null,
  priceChange: null,
  next: null,
  canRestart: true,
  withdrawUntil: null,
  streams: 2,
  familySeats: 0,
  gatewayCode: 'PAYPAL',
  gatewayPackage: 'pp-solo',
  gatewaySubsId: 'I-1',
};
