import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import type { AuthApp } from '../../../testing/auth-app.ts';

const SAMSUNG =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 Version/8.0 TV Safari/537.36';

/** Televisions that want to sign in, at a running auth service. */
export function televisionsAt(app: Pick<AuthApp, 'visitor' | 'advance' | 'database'>) {
  const newDevice = () => `television-${randomUUID()}`;

  /** A television with a code, and its calls. */
  async function television(deviceId = newDevice()) {
    const visitor = app.visitor({ platform: 'tv', deviceId });
    const headers = { 'user-agent': SAMSUNG, 'x-zone': 'Europe/Istanbul' };
    const created = await visitor.call(auth.tvCodeCreate, { deviceId }, { headers });
    const { activationCode, deviceSecret } = created.data ?? {};
    const key = { deviceId, activationCode, deviceSecret };
    return {
      visitor,
      created,
      key,
      entered: { activationCode },
      poll: (over: Partial<typeof key> = {}) => visitor.call(auth.tvCheck, { ...key, ...over }),
      /** Polls after the required interval. */
      pollLater: (over: Partial<typeof key> = {}) => {
        app.advance(5_000);
        return visitor.call(auth.tvCheck, { ...key, ...over });
      },
    };
  }

  const liveSessions = async (userId: string, deviceId: string): Promise<number> => {
    const { rows } = await app.database.pool.query(
      'select count(*)::int from auth.sessions where account_id = $1 and device_id = $2 and ended_at is null',
      [userId, deviceId],
    );
    return rows[0].count;
  };

  return { newDevice, television, liveSessions };
}

export const expired = { status: 410, envelope: { data: null, meta: { code: 'CODE_EXPIRED' } } };
export const waiting = { status: 200, data: { completed: false, tokens: null, pollAfter: 5 } };
