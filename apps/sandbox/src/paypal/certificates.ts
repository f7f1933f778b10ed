import { generateKeyPair, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
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

const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(0x05));
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
  issuerKey: KeyObject;
  authority: boolean;
}

/** An X.509 certificate (RFC 5280) as PEM, valid from yesterday for ten years. */
function certify({ subject, publicKey, issuer, issuerKey, authority }: Certificate): string {
  const now = Date.now();
  const constraints = sequence(...(authority ? [TRUE] : []));
  const extension = sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, constraints));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(15)),
    SHA256_WITH_RSA,
    nameOf(issuer),
    sequence(timeOf(now - DAY), timeOf(now + YEARS_10)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', content, issuerKey);
  return new X509Certificate(sequence(content, SHA256_WITH_RSA, bits(signature))).toString();
}

export interface SigningCertificate {
  /** Names it in its address. */
  id: string;
  /** The certificate and the one of its authority, as PEM. */
  chain: string;
  /** Base64 of RSASSA-PKCS1-v1_5 with SHA-256. */
  sign: (text: string) => string;
}

let made: Promise<SigningCertificate> | null = null;

/**
 * The key for signing events, certified by an authority that exists for nothing else. It is made when the first event is
 * signed, once in a process: two RSA keys take longer than starting a sandbox.
 */
export const signingCertificate = (): Promise<SigningCertificate> =>
  (made ??= createSigningCertificate());

async function createSigningCertificate(): Promise<SigningCertificate> {
  const options = { modulusLength: 2048 } as const;
  const [own, root] = await Promise.all([generate('rsa', options), generate('rsa', options)]);
  const issuer = 'Kandil sandbox authority';
  const issued = { issuer, issuerKey: root.privateKey };
  const chain = [
    certify({
      ...issued,
      subject: 'messageverificationcerts.paypal.sandbox.test',
      publicKey: own.publicKey,
      authority: false,
    }),
    certify({ ...issued, subject: issuer, publicKey: root.publicKey, authority: true }),
  ].join('');
  return {
    id: `CERT-${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`,
    chain,
    sign: (text) => sign('sha256', Buffer.from(text), own.privateKey).toString('base64'),
  };
}
