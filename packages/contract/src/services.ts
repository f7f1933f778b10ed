/** The seven services of the product (AUTH-02). Each one has its own base URL, given by `GET /config`. */
export const SERVICES = [
  'auth',
  'content',
  'payment',
  'purchase',
  'watch',
  'notify',
  'partner',
] as const;
export type ServiceName = (typeof SERVICES)[number];
