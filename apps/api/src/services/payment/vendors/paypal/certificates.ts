import { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';

/** The certificate that signs, its issuers, and the authority that is trusted. */
export type Chain = readonly [signer: X509Certificate, ...issuers: X509Certificate[]];

/** No authority that is trusted issued the certificate. */
export class UntrustedChain extends Error {
  override name = 'UntrustedChain';
}

const PEM = /-----BEGIN CERTIFICATE-----[^\-]+-----END CERTIFICATE-----/gv;
/** A signer, two issuers, and their authority; public chains are not longer. */
const MOST_CERTIFICATES = 4;

/**
 * The certificates in a text, in its order.
 * @throws if one cannot be read
 */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(PEM) ?? []).map((each) => new X509Certificate(each));

/**
 * The authorities that TLS trusts, with NODE_EXTRA_CA_CERTS, and some more.
 * @param more certificates as PEM
 * @throws if one cannot be read
 */
export const trustedWith = (more = ''): X509Certificate[] => [
  ...getCACertificates('default').map((each) => new X509Certificate(each)),
  ...certificatesIn(more),
];

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/**
 * The chain from the first certificate, which signs, to an authority that is trusted. The other certificates may be in
 * any order. Whether they are valid now is another question (`isValidAt`).
 * @throws UntrustedChain
 */
export function chainOf(
  [signer, ...others]: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
): Chain {
  if (!signer) throw new UntrustedChain('there is no certificate');
  const chain: [X509Certificate, ...X509Certificate[]] = [signer];
  let last = signer;
  while (chain.length < MOST_CERTIFICATES) {
    const authority = trusted.find((each) => isIssuedBy(last, each));
    if (authority) return [...chain, authority];
    const issuer = others.find((each) => !chain.includes(each) && isIssuedBy(last, each));
    if (!issuer) break;
    chain.push(issuer);
    last = issuer;
  }
  const { issuer } = last;
  throw new UntrustedChain(
    `No trusted authority issued PayPal’s certificate (PAYPAL_CA): ${issuer.replaceAll('\n', ', ')}`,
  );
}

/** Whether all certificates of a chain are valid at a time. */
export const isValidAt = (chain: Chain, now: number): boolean =>
  chain.every(
    ({ validFrom, validTo }) => Date.parse(validFrom) <= now && now <= Date.parse(validTo),
  );
