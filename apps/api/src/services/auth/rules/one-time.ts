import { Refusal } from '@kandil/contract';
import type { KeyRing } from '../../../platform/secrets/index.ts';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a code or link; one of another purpose is rejected (SEC-11). */
export const CODE_PURPOSE = 'CONFIRM';
export const PHONE_PURPOSE = 'PHONE';
export const LINK_PURPOSE = 'EMAIL';
export const RESET_PURPOSE = 'RESET';
export const FAMILY_PURPOSE = 'FAMILY';
export const WITHDRAWAL_PURPOSE = 'WITHDRAWAL';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;
export const FAMILY_LINK_DAYS = 7;

/** The row of a one-time secret. Only its random id is unknown to others. */
export interface OneTimeRow {
  id: string;
  /** Null for a request without an account: its code is never sent. */
  account_id: string | null;
  purpose: string;
  destination: string;
}

function mac(key: string, kind: string, row: OneTimeRow): Buffer {
  const bound = JSON.stringify([kind, row.id, row.account_id, row.purpose, row.destination]);
  return createHmac('sha256', key).update(bound).digest();
}

/**
 * The digits of a code, computed from the row and the code key. Neither the table nor the mail queue holds anything
 * that a reader of the database could enter (a hash of a million possibilities is no secret), and a code is bound to
 * its account, purpose and destination.
 * @param length digits, at most 8
 */
export function codeOf([key]: KeyRing, row: OneTimeRow, length: number): string {
  return codeBy(key, row, length);
}

/**
 * Whether a person entered the code of the row. Any of the keys may have made it.
 * @param length digits of a code, however many were entered
 */
export const isCodeOf = (
  ring: KeyRing,
  row: OneTimeRow,
  { length, entered }: { length: number; entered: string },
): boolean => ring.some((key) => sameText(codeBy(key, row, length), entered));

function codeBy(key: string, row: OneTimeRow, length: number): string {
  const number = mac(key, 'code', row).readUIntBE(0, 6); // 48 bits: the bias of the remainder is below 1 in 2^21
  return String(number % 10 ** length).padStart(length, '0');
}

/** 256 bits in base64url. */
const SECRET_LENGTH = 43;
const CHECK_LENGTH = 6;

/** Characters by which a link that was cut or changed on its way differs from one that has expired or was used. */
function checkOf(secret: string): string {
  return hashOf(`link ${secret}`).toString('base64url').slice(0, CHECK_LENGTH);
}

/** The token of a new link: 256 bits, computed as codes are, and its check characters. */
export function linkTokenOf([key]: KeyRing, row: OneTimeRow): string {
  return linkTokenBy(key, row);
}

/**
 * The token of a link that is stored as its hash: its key may have got a successor since.
 * @throws Error if its key is no longer accepted
 */
export function storedLinkTokenOf(ring: KeyRing, row: OneTimeRow, hash: Buffer): string {
  const token = ring.map((key) => linkTokenBy(key, row)).find((made) => hashOf(made).equals(hash));
  if (token === undefined) throw new Error('the key of this link is no longer accepted');
  return token;
}

function linkTokenBy(key: string, row: OneTimeRow): string {
  const secret = mac(key, 'link', row).toString('base64url');
  return secret + checkOf(secret);
}

/** The hash of a link's token. @throws Refusal LINK_DAMAGED */
export function linkHashOf(token: string): Buffer {
  const secret = token.slice(0, SECRET_LENGTH);
  if (token !== secret + checkOf(secret)) throw new Refusal('LINK_DAMAGED');
  return hashOf(token);
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(hashOf(a), hashOf(b));
}

/** Why no code can be compared: too many attempts, or no live code. */
export function whyNoCode(
  row: { tries: number; expires_at: Date } | undefined,
  now: number,
): 'CODE_USED_UP' | 'CODE_EXPIRED' {
  return row && row.expires_at.getTime() > now && row.tries >= CODE_TRIES
    ? 'CODE_USED_UP'
    : 'CODE_EXPIRED';
}
