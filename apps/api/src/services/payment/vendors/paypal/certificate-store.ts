import type { X509Certificate } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import { safeFetch } from '../../../../platform/safe-fetch.ts';
import { noteFailure } from '../../../../platform/system/parties.ts';
import { GatewayUnknown } from '../gateway.ts';
import { certificatesIn, type Chain, chainOf, isValidAt, trustedWith } from './certificates.ts';
import { isPaypal, refuse, signerOf } from './hosts.ts';

export interface StoreOptions {
  /** More authorities than TLS trusts, as PEM (`PAYPAL_CA`). */
  authorities: string | undefined;
  /** Of the API: certificates are loaded only from its own addresses (`certUrlsOf`). */
  baseUrl: string;
  timeout: number | undefined;
  now: Clock;
}

/** PayPal changes its certificate about once a year. */
const MOST_CERTIFICATES = 4;

/**
 * Loads certificates with their chains, each once while they are valid.
 * @returns loads one; it throws GatewayRefusal if it is not PayPal’s, GatewayUnknown if that cannot be found out now
 */
export function certificateStore(
  certUrls: readonly string[],
  { baseUrl, authorities, timeout, now }: StoreOptions,
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
