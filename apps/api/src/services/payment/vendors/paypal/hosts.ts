import { GatewayRefusal } from '../gateway.ts';

const CERTS = '/v1/notifications/certs/';
/** The hosts of PayPal's API, and of its test system. */
const PAYPAL_HOST = /^https:\/\/api(?:-m)?((?:\.sandbox)?\.paypal\.com)$/;

/** Whether an address of the API is PayPal's own, live or its test system: the public Internet over TLS. */
export const isPaypal = (baseUrl: string): boolean => PAYPAL_HOST.test(baseUrl);

/**
 * Where the certificates of an API are: both of PayPal's hosts sign for each other, the live ones never for the test
 * system's. Any other API, such as our sandbox, has its own.
 * @param baseUrl without a slash at the end
 */
export function certUrlsOf(baseUrl: string): readonly string[] {
  const domain = PAYPAL_HOST.exec(baseUrl)?.[1];
  if (domain === undefined) return [baseUrl + CERTS];
  return ['api', 'api-m'].map((host) => `https://${host}${domain}${CERTS}`);
}

/**
 * The name that the certificates of an API must have. PayPal's live and test system have different names; any other
 * address must have the live system's.
 */
export const signerOf = (baseUrl: string): string =>
  `messageverificationcerts${PAYPAL_HOST.exec(baseUrl)?.[1] ?? '.paypal.com'}`;

/** Refuses an event. @param why follows `not an event of PayPal` */
export const refuse = (why: string) =>
  new GatewayRefusal('REFUSED', `not an event of PayPal: ${why}`);

/**
 * The address of a certificate as an event names it.
 * @throws GatewayRefusal if it is not below one of `certUrls`
 */
export function allowedUrl(text: string, certUrls: readonly string[]): string {
  // Normalised first, so that `..` cannot leave the folder.
  const url = URL.parse(text)?.href;
  if (!url || !certUrls.some((allowed) => url.startsWith(allowed)))
    throw refuse('its certificate is not at PayPal');
  return url;
}
