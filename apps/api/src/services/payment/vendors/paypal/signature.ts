import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RawRequest } from '../gateway.ts';
import { certificateStore, type StoreOptions } from './certificate-store.ts';
import { allowedUrl, certUrlsOf, refuse } from './hosts.ts';

export interface SignatureOptions extends StoreOptions {
  webhookId: string;
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
