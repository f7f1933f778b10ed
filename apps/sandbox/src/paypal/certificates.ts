import { generateKeyPair, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { certify } from './x509.ts';

const generate = promisify(generateKeyPair);

const ROOT = 'Kandil sandbox root';
const ISSUER = 'Kandil sandbox issuer';

/** The name in PayPal's certificates. */
const SIGNER = 'messageverificationcerts.paypal.com';

export interface SigningCertificate {
  /** The certificate and its issuer's, as PEM; the root is not among them. */
  chain: string;
  /** Base64 of RSASSA-PKCS1-v1_5 with SHA-256. */
  sign: (text: string) => string;
}

export interface CertificateAuthority {
  /** Its own certificate, as PEM. */
  root: string;
  /**
   * A key of RSA that is certified by an issuer below the root.
   * @param of the name in the certificate (PayPal's) and the end of its validity (ten years)
   */
  issue(of?: { subject?: string; until?: number }): Promise<SigningCertificate>;
}

/**
 * A certificate authority that exists for nothing else. Its keys are on an elliptic curve: they are made at once.
 * @param of the end of the root's validity (ten years), and whether the issuer may issue (yes)
 */
export function createAuthority(
  of: { until?: number; mayIssue?: boolean } = {},
): CertificateAuthority {
  const { until, mayIssue = true } = of;
  const [top, middle] = [curveKeys(), curveKeys()];
  const root = { subject: ROOT, issuer: ROOT, issuerKey: top.privateKey, authority: true };
  const issuer = certify({
    ...root,
    subject: ISSUER,
    publicKey: middle.publicKey,
    authority: mayIssue,
  });
  return {
    root: certify({ ...root, publicKey: top.publicKey, until }),
    async issue({ subject = SIGNER, until: end } = {}) {
      const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2048 });
      const issued = { issuer: ISSUER, issuerKey: middle.privateKey, authority: false };
      return {
        chain: certify({ ...issued, subject, publicKey, until: end }) + issuer,
        sign: (text) => sign('sha256', Buffer.from(text), privateKey).toString('base64'),
      };
    },
  };
}

const curveKeys = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

const authority = createAuthority();

/** The authority of the certificates that sign events, as PEM. */
export const PAYPAL_ROOT = authority.root;

export interface NamedCertificate extends SigningCertificate {
  /** Names it in its address. */
  id: string;
}

let made: Promise<NamedCertificate> | null = null;

/** The key for signing events, made when the first event is signed, once in a process: RSA takes longer than a start. */
export const signingCertificate = (): Promise<NamedCertificate> =>
  (made ??= createSigningCertificate());

const createSigningCertificate = async (): Promise<NamedCertificate> => ({
  ...(await authority.issue()),
  id: `CERT-${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`,
});
