import {
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);

const DAY = 86_400_000;
const YEARS_10 = 3650 * DAY;

/** A value of ASN.1 in DER (X.690). */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  if (content.length < 128) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const hex = content.length.toString(16);
  const length = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.from([tag, 128 + length.length]), length, content]);
}
const sequence = (...items: Uint8Array[]) => der(0x30, ...items);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const SHA256_WITH_ECDSA = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const BASIC_CONSTRAINTS = oid('551d13');
const TRUE = der(0x01, Buffer.from([0xff]));

const nameOf = (text: string) =>
  sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))));

/** UTCTime: `YYMMDDhhmmssZ`. */
const timeOf = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

interface Certificate {
  subject: string;
  publicKey: KeyObject;
  issuer: string;
  /** On an elliptic curve. */
  issuerKey: KeyObject;
  authority: boolean;
  until?: number | undefined;
}

/** An X.509 certificate (RFC 5280) as PEM, valid from yesterday for ten years, or until then. */
function certify(certificate: Certificate): string {
  const { subject, publicKey, issuer, issuerKey, authority } = certificate;
  const now = Date.now();
  const { until = now + YEARS_10 } = certificate;
  const constraints = sequence(...(authority ? [TRUE] : []));
  const extension = sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, constraints));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(15)),
    SHA256_WITH_ECDSA,
    nameOf(issuer),
    sequence(timeOf(Math.min(now, until) - DAY), timeOf(until)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', content, issuerKey);
  return new X509Certificate(sequence(content, SHA256_WITH_ECDSA, bits(signature))).toString();
}

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
