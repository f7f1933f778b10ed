/** The seven services of the specification (AUTH-02). Each one has its own base URL, given by `GET /config`. */
export const SERVICES = [
  'auth',
  'content',
  'payment',
  'purchase',
  'watch',
  'notify',
  'partner',
] as const;
/** A service that visitors call. */
export type PublicServiceName = (typeof SERVICES)[number];

/** Services that only the control room and other services call. */
export const OWN_SERVICES = ['staff'] as const;

export const ALL_SERVICES = [...SERVICES, ...OWN_SERVICES] as const;
export type ServiceName = (typeof ALL_SERVICES)[number];
