import { verify, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../../../../platform/clock.ts';
import { safeFetch } from '../../../../platform/safe-fetch.ts';
import { noteFailure } from '../../../../platform/system/parties.ts';
import { GatewayRefusal, GatewayUnknown, type RawRequest } from '../gateway.ts';
import { certificatesIn, type Chain, chainOf, isValidAt, trustedWith } from './certificates.ts';

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
 * The name in the certificates of an API: PayPal's live and test system each have one. Any other API stands in for the
 * live one.
 */
export const signerOf = (baseUrl: string): string =>
  `messageverificationcerts${PAYPAL_HOST.exec(baseUrl)?.[1] ?? '.paypal.com'}`;

export interface SignatureOptions {
  webhookId: string;
  /** More authorities than TLS trusts, as PEM (`PAYPAL_CA`). */
  authorities: string | undefined;
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

/** Loads certificates with their chains, each once while they are valid. */
function certificateStore(
  certUrls: readonly string[],
  { baseUrl, authorities, timeout, now }: Omit<SignatureOptions, 'webhookId'>,
) {
  const fetch = safeFetch({
    origins: certUrls.map((url) => new URL(url).origin),
    // The operator configured any other address, which may be in a private network.
    trusted: !isPaypal(baseUrl),
    maxBytes: 64 * 1024,
    ...(timeout !== undefined && { timeout }),
  });
  const signer = signerOf(baseUrl);
  const known = new Map<string, Chain>();
  let trusted: X509Certificate[] | null = null;
  return async (url: string): Promise<Chain> => {
    const cached = known.get(url);
    if (cached && isValidAt(cached, now())) return cached;
    const answer = await fetch(url).catch((cause: unknown) => {
      throw new GatewayUnknown('PayPal’s certificate could not be loaded', { cause });
    });
    if (answer.status >= 500)
      throw new GatewayUnknown(`PayPal’s certificate could not be loaded: ${answer.status}`);
    if (answer.status !== 200) throw refuse(`its certificate is ${answer.status}`);
    trusted ??= trustedWith(authorities);
    const chain = verifiedChain(answer.body.toString('latin1'), signer, trusted);
    if (!isValidAt(chain, now())) throw refuse('its certificate has expired');
    if (known.size >= MOST_CERTIFICATES) known.clear();
    known.set(url, chain);
    return chain;
  };
}

/**
 * The chain of PayPal's certificate, to an authority that is trusted.
 * @param signer the name that the certificate must have
 * @throws GatewayRefusal, GatewayUnknown where the operator may have to name an authority: the event comes again
 */
function verifiedChain(pem: string, signer: string, trusted: readonly X509Certificate[]): Chain {
  const certificates = readable(pem);
  if (!certificates[0]?.checkHost(signer, { wildcards: false }))
    throw refuse(`its certificate is not for ${signer}`);
  try {
    return chainOf(certificates, trusted);
  } catch (cause) {
    // The control room shows it.
    noteFailure('PAYPAL', cause);
    throw new GatewayUnknown('PayPal’s certificate is not trusted', { cause });
  }
}

function readable(pem: string): X509Certificate[] {
  try {
    return certificatesIn(pem);
  } catch {
    throw refuse('its certificate cannot be read');
  }
}

/**
 * Checks the signature of an event: RSA with SHA-256 over transmission id, time, webhook id and CRC-32 of the raw body,
 * by a certificate of PayPal's name that a trusted authority issued (docs/decisions/0122).
 * There is no limit of age, because events may come days late; each event's id counts once.
 * https://developer.paypal.com/api/rest/webhooks/rest/
 */
export function eventSignature(options: SignatureOptions) {
  const { webhookId, baseUrl } = options;
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
    const [{ publicKey }] = await certificateAt(allowedUrl(certUrl, certUrls));
    const signed = Buffer.from([id, time, webhookId, crc32(body)].join('|'));
    const isSigned =
      publicKey.asymmetricKeyType === 'rsa' &&
      verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
    if (!isSigned) throw refuse('its signature is wrong');
  };
}
