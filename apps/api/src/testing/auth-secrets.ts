import { auth } from '@kandil/contract';
import { randomInt } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Mail } from '../platform/mail/index.ts';
import { type AuthApp, type SignedUp, signedUp } from './auth-app.ts';
import type { Visitor } from './visitor.ts';

/** The token of the link in a mail. */
export function resetTokenIn({ text }: Pick<Mail, 'text'>): string {
  return new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}

/** The code in a mail for a new password. */
export function resetCodeIn({ text }: Pick<Mail, 'text'>): string {
  return /(?<!\S)\d{6}(?!\S)/.exec(text)?.[0] ?? '';
}

/** A new phone number, of many countries because messages are limited by country. */
export function freshPhone(): string {
  return `${randomInt(100, 1000)}${randomInt(10 ** 8, 10 ** 9)}`;
}

/** The newest text message to a number, once there are `count` of them. */
export function textTo(
  app: AuthApp,
  msisdn: string,
  count = 1,
): Promise<{ to: string; text: string }> {
  const find = () => {
    const sms = app.texts.filter(({ to }) => to === msisdn)[count - 1];
    if (!sms) throw new Error(`there is no text message number ${count} to ${msisdn}`);
    return sms;
  };
  return vi.waitFor(find, { timeout: 10_000, interval: 10 });
}

/** A member whose phone number is verified. */
export async function verifiedPhone(app: AuthApp): Promise<SignedUp & { msisdn: string }> {
  const member = await signedUp(app);
  const msisdn = freshPhone();
  expect((await member.visitor.call(auth.otpSend, { msisdn })).status).toBe(200);
  const otp = /\d{6}/.exec((await textTo(app, msisdn)).text)?.[0] ?? '';
  expect((await member.visitor.call(auth.otpVerify, { msisdn, otp })).status).toBe(200);
  return { ...member, msisdn };
}

/** Adds a profile for children and selects it in the session. */
export async function enterChild(visitor: Visitor): Promise<void> {
  const { data } = await visitor.call(auth.profileAdd, {
    profileName: 'Elif',
    avatarId: 'rocket',
    langCode: 'ar',
    profileType: 'KIDS',
  });
  const entered = await visitor.call(auth.profileSelect, { id: data.id });
  expect(entered.status).toBe(200);
  visitor.token = entered.data.accessToken;
}
