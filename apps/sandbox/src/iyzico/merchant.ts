/** The merchant's account at the sandbox. */
export const IYZICO_MERCHANT = {
  apiKey: 'sandbox-kandil-api-key',
  secretKey: 'sandbox-kandil-secret-key',
  merchantId: '3413290',
};
