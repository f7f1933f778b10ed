import { auth, Refusal } from '@kandil/contract';
import { randomBytes } from 'node:crypto';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/limits.ts';
import { hashOf } from '../rules/one-time.ts';
import { SOCIAL_MINUTES } from '../rules/social.ts';
import { insertNonce } from '../store/social-nonces.ts';
import type { AuthWorld } from '../world.ts';

/** Starts a sign-in with a provider: its address, and the state that must come back. */
export const socialStart = handle<AuthWorld, typeof auth.socialStart>(
  auth.socialStart,
  async ({ input: { mediaType, askAgain = false }, context, world }) => {
    await limitAddress(world, 'socialStart', context.ip);
    const provider = world.social.get(mediaType);
    if (!provider) throw new Refusal('SOCIAL_REFUSED');
    const nonce = randomBytes(32).toString('base64url');
    const state = randomBytes(32).toString('base64url');
    const returnTo = `${world.config.publicOrigin}/sign-in/${mediaType.toLowerCase()}`;
    const url = await provider.authorizationUrl({ nonce, state, returnTo, askAgain });
    const now = world.now();
    if (provider.usesNonce) {
      await insertNonce(world.db, {
        hash: hashOf(nonce),
        provider: mediaType,
        device_id: context.deviceId,
        created_at: new Date(now),
        expires_at: new Date(now + SOCIAL_MINUTES * 60_000),
      });
    }
    return { data: { url, state } };
  },
);
