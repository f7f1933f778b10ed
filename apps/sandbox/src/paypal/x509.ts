import { type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';

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
export function certify(certificate: Certificate): string {
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
