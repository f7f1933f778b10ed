import { auth, content } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import { expect } from 'vitest';
import { type AuthApp, openAuthApp, PASSWORD, type SignedUp } from '../../../testing/auth-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

export const DEVICES = 4;
export const REMOVALS = 3;
export const DAY = 24 * 3_600_000;

export const openDevicesApp = () =>
  openAuthApp({ deviceLimit: DEVICES, deviceDeleteLimit: REMOVALS });

/** Signs the member in on a device; the clock moves on, so that the order of sign-ins is known. */
export async function signInOn(
  app: AuthApp,
  { email }: SignedUp,
  deviceId: string,
  headers: Record<string, string> = {},
): Promise<Visitor> {
  app.advance(1000);
  const visitor = app.visitor({ platform: 'tv', deviceId });
  const { status, data } = await visitor.call(
    auth.login,
    { email, password: PASSWORD },
    { headers },
  );
  expect(status).toBe(200);
  visitor.token = data.accessToken;
  return visitor;
}

export const listOf = (visitor: Visitor) => visitor.call(content.deviceList, {});
export const remove = (visitor: Visitor, id: string) => visitor.call(content.deviceDelete, { id });

export async function checkIn(app: AuthApp, { token }: Visitor) {
  const session = await app.tokens.read(token ?? '');
  return app.internal(sessionCheck, { sessionId: session?.sessionId ?? '', profileId: null });
}
