import { Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../../platform/http/context.ts';
import { hashOf } from '../rules/one-time.ts';
import { parseZone } from '../rules/place.ts';
import { randomSecret } from '../../../platform/secrets/index.ts';
import { newSeed } from '../rules/refresh-token.ts';
import {
  newTvCode,
  TV_CODE_SECONDS,
  TV_CREATE_LIMIT,
  TV_POLL_SECONDS,
} from '../rules/television.ts';
import { insertTvCode } from '../store/tv-codes.ts';
import type { AuthWorld } from '../world.ts';
import { limitAddress } from './limits.ts';

/** Live codes are few among a million: a second try is rare, and this many never happen. */
const TRIES = 20;

/**
 * Opens a code for a television, and the secret that only this television polls with (SPEC-D30).
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function openTvCode(
  world: AuthWorld,
  context: CallContext,
  { deviceId }: { deviceId: string },
) {
  await limitAddress(world, 'tvCreate', context.ip);
  await world.limiter.take(TV_CREATE_LIMIT, hashOf(deviceId).toString('base64url'));
  const deviceSecret = randomSecret();
  const now = world.now();
  const row = {
    id: randomUUID(),
    device_id: deviceId,
    secret_hash: hashOf(deviceSecret),
    seed: newSeed(),
    user_agent: context.userAgent.slice(0, 200),
    zone: parseZone(context.zone),
    created_at: new Date(now),
    expires_at: new Date(now + TV_CODE_SECONDS * 1000),
  };
  const activationCode = await freeCode((code) => insertTvCode(world.db, { ...row, code }));
  return {
    activationCode,
    deviceSecret,
    activateUrl: new URL('/activate', world.config.publicOrigin).href,
    expiresIn: TV_CODE_SECONDS,
    pollAfter: TV_POLL_SECONDS,
  };
}

async function freeCode(take: (code: string) => Promise<boolean>): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = newTvCode();
    if (await take(code)) return code;
  }
  throw new Refusal('BUSY', { retryAfter: TV_POLL_SECONDS });
}
