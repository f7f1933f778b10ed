import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

const newEd25519Key = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

const newP256Key = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });

const LEAST_CHARACTERS = 32;

/** What a text is that is no key, or null. */
const shortFault = (text: string): string | null => {
  if (text === '') return 'empty';
  return text.length < LEAST_CHARACTERS ? `shorter than ${LEAST_CHARACTERS} characters` : null;
};

/** The same for a private key in PEM: one that was copied in part is no key. */
const keyFault = (kind: string, hasKind: (key: KeyObject) => boolean) => (text: string) => {
  const fault = shortFault(text);
  if (fault) return fault;
  try {
    return hasKind(createPrivateKey(text)) ? null : `no ${kind} private key`;
  } catch {
    return `no ${kind} private key`;
  }
};

const ed25519 = {
  make: newEd25519Key,
  faultOf: keyFault('Ed25519', (key) => key.asymmetricKeyType === 'ed25519'),
};
const p256 = {
  make: newP256Key,
  faultOf: keyFault('P-256', (key) => key.asymmetricKeyDetails?.namedCurve === 'prime256v1'),
};
const random = { make: randomSecret, faultOf: shortFault };

export interface SecretFacts {
  /** A new key of this kind. */
  make: () => string;
  /** What a text is that is no key of this kind, such as `empty`; null for a key. */
  faultOf: (text: string) => string | null;
  /** Hours for which the predecessor is accepted after a rotation; null: it cannot be rotated. */
  overlapHours: number | null;
}

const DAY = 24;

/** The product's keys. A rotation keeps what the predecessor signed valid for its overlap. */
export const SECRETS = {
  /** Access tokens live 15 minutes. */
  'access-tokens': { ...ed25519, overlapHours: 1 },
  /** Media addresses live an hour at most. */
  'media-addresses': { ...random, overlapHours: 2 },
  /** Codes live 10 minutes; an invitation to a family is shown again for 7 days. */
  codes: { ...random, overlapHours: 7 * DAY },
  /** Puzzles live 10 minutes. */
  'bot-checks': { ...random, overlapHours: 1 },
  /** Links in mails: the file of a ticket opens for 30 days; an end of optional mails works as long as the key. */
  'support-files': { ...random, overlapHours: 30 * DAY },
  /** Browsers subscribed to this key: another one would end every subscription. */
  push: { ...p256, overlapHours: null },
  /** Calls between processes live seconds. */
  services: { ...random, overlapHours: 1 },
} satisfies Record<string, SecretFacts>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as SecretName[];

/** `access-tokens` is SECRET_ACCESS_TOKENS. */
export const variableOf = (name: string): string =>
  `SECRET_${name.toUpperCase().replaceAll('-', '_')}`;
