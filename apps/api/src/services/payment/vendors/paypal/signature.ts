import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../../../../platform/clock.ts';
import { safeFetch } from '../../../../platform/safe-fetch.ts';
import { GatewayRefusal, GatewayUnknown, type RawRequest } from '../gateway.ts';

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

export interface SignatureOptions {
  webhookId: string;
  /** Of the API: certificates are loaded only from its own addresses (`certUrlsOf`). */
  baseUrl: string;
  timeout: number | undefined;
  now: Clock;
}

const refuse = (why: string) => new GatewayRefusal('REFUSED', `not an event of PayPal: ${why}`);

/** PayPal changes its certificate about once a year. */
const MOST_CERTIFICATES = 4;

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

/** Loads certificates, each once. */
function certificateStore(
  certUrls: readonly string[],
  { baseUrl, timeout }: Pick<SignatureOptions, 'baseUrl' | 'timeout'>,
) {
  const fetch = safeFetch({
    origins: certUrls.map((url) => new URL(url).origin),
    // The operator configured any other address, which may be in a private network.
    trusted: !isPaypal(baseUrl),
    maxBytes: 64 * 1024,
    ...(timeout !== undefined && { timeout }),
  });
  const known = new Map<string, X509Certificate>();
  return async (url: string): Promise<X509Certificate> => {
    const cached = known.get(url);
    if (cached) return cached;
    const answer = await fetch(url).catch((cause: unknown) => {
      throw new GatewayUnknown('PayPal’s certificate could not be loaded', { cause });
    });
    if (answer.status >= 500)
      throw new GatewayUnknown(`PayPal’s certificate could not be loaded: ${answer.status}`);
    if (answer.status !== 200) throw refuse(`its certificate is ${answer.status}`);
    const certificate = parse(answer.body);
    if (known.size >= MOST_CERTIFICATES) known.clear();
    known.set(url, certificate);
    return certificate;
  };
}

/** The first certificate of a chain is the one that signs. */
function parse(pem: Buffer): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw refuse('its certificate cannot be read');
  }
}

function isValidAt(certificate: X509Certificate, now: number): boolean {
  return Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo);
}

/**
 * Checks the signature of an event: RSA with SHA-256 over transmission id, time, webhook id and CRC-32 of the raw body.
 * There is no limit of age, because events may come days late; each event's id counts once.
 * https://developer.paypal.com/api/rest/webhooks/rest/
 */
export function eventSignature(options: SignatureOptions) {
  const { webhookId, baseUrl, now } = options;
  const certUrls = certUrlsOf(baseUrl);
  const certificateAt = certificateStore(certUrls, options);
  /** @throws GatewayRefusal if it is not PayPal's, GatewayUnknown if that cannot be found out now */
  return async ({ headers, body }: RawRequest): Promise<void> => {
    const {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': certUrl,
      'paypal-auth-algo': algorithm,
    } = headers;
    if (!id || !time || !signature || !certUrl) throw refuse('it is not signed');
    if (algorithm !== 'SHA256withRSA') throw refuse(`it is signed by ${algorithm}`);
    const certificate = await certificateAt(allowedUrl(certUrl, certUrls));
    if (!isValidAt(certificate, now())) throw refuse('its certificate has expired');
    const { publicKey } = certificate;
    const signed = Buffer.from([id, time, webhookId, crc32(body)].join('|'));
    const isSigned =
      publicKey.asymmetricKeyType === 'rsa' &&
      verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
    if (!isSigned) throw refuse('its signature is wrong');
  };
}
