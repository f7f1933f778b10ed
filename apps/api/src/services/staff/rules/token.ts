import { createHash, randomBytes } from 'node:crypto';

/** A secret of a cookie or a link: 256 bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
