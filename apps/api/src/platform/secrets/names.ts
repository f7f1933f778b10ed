import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** 256 random bits as text. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

const newEd25519Key = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

const newP256Key = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });

export interface SecretFacts {
  /** A new key of this kind. */
  make: () => string;
  /** Hours for which the predecessor is accepted after a rotation; null: it cannot be rotated. */
  overlapHours: number | null;
}

const DAY = 24;

/** The product's keys. A rotation keeps what the predecessor signed valid for its overlap. */
export const SECRETS = {
  /** Access tokens live 15 minutes. */
  'access-tokens': { make: newEd25519Key, overlapHours: 1 },
  /** Media addresses live an hour at most. */
  'media-addresses': { make: randomSecret, overlapHours: 2 },
  /** Codes live 10 minutes; an invitation to a family is shown again for 7 days. */
  codes: { make: randomSecret, overlapHours: 7 * DAY },
  /** Puzzles live 10 minutes. */
  'bot-checks': { make: randomSecret, overlapHours: 1 },
  /** Links in mails: the file of a ticket opens for 30 days; an end of optional mails works as long as the key. */
  'support-files': { make: randomSecret, overlapHours: 30 * DAY },
  /** Browsers subscribed to this key: another one would end every subscription. */
  push: { make: newP256Key, overlapHours: null },
  /** Calls between processes live seconds. */
  services: { make: randomSecret, overlapHours: 1 },
} satisfies Record<string, SecretFacts>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as SecretName[];

/** `access-tokens` is SECRET_ACCESS_TOKENS. */
export const variableOf = (name: string): string =>
  `SECRET_${name.toUpperCase().replaceAll('-', '_')}`;
