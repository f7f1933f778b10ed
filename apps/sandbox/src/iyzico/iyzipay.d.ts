/** What the test uses of iyzico's own client, which has no types. */
declare module 'iyzipay' {
  export default class Iyzipay {
    constructor(account: { uri: string; apiKey: string; secretKey: string });
    static readonly LOCALE: { EN: string };
    static readonly CURRENCY: { TRY: string };
    static readonly PLAN_PAYMENT_TYPE: { RECURRING: string };
    static readonly SUBSCRIPTION_PRICING_PLAN_INTERVAL: { MONTHLY: string };
    static readonly SUBSCRIPTION_INITIAL_STATUS: { PENDING: string };
    static readonly SUBSCRIPTION_UPGRADE_PERIOD: { NEXT_PERIOD: string };
  }
}
