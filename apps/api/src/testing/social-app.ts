import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { socialProviders } from '../services/auth/vendors/index.ts';
import { type AuthConfig } from '../services/auth/world.ts';
import type { MediaType } from '../services/auth/vendors/provider.ts';
import { type AuthApp, type AuthAppOptions, openAuthApp } from './auth-app.ts';
import { openProviders, type Providers } from './identity-providers.ts';
import type { Visitor } from './visitor.ts';

/** A person at an identity provider. */
export interface Somebody {
  subject?: string;
  email?: string | null;
  verified?: boolean;
  name?: string;
}

export interface SocialApp extends AuthApp {
  providers: Providers;
  /** The token that the provider would give to this visitor now. */
  tokenFor: (visitor: Visitor, mediaType: MediaType, who: Somebody) => Promise<string>;
  /** Runs the whole flow: begin, return from the provider, sign in. */
  signIn: (
    visitor: Visitor,
    mediaType: MediaType,
    who: Somebody,
    more?: object,
  ) => ReturnType<typeof visitor.call<typeof auth.socialLogin>>;
}

/** A number that no other person of the tests has. */
export function freshSubject(): string {
  return BigInt(`0x1${randomUUID().replaceAll('-', '')}`)
    .toString()
    .slice(0, 21);
}

/** The auth app with Google, Apple and Facebook, whose answers a test can replace. */
export async function openSocialApp(
  patch: Partial<AuthConfig> = {},
  options: Pick<AuthAppOptions, 'botCheck'> = {},
): Promise<SocialApp> {
  let clock: () => number = Date.now;
  const providers = await openProviders(() => clock());
  const app = await openAuthApp(patch, {
    ...options,
    social: ({ now }) => {
      clock = now;
      return socialProviders(providers.config, now);
    },
  });

  const tokenFor: SocialApp['tokenFor'] = async (visitor, mediaType, who) => {
    const { subject = freshSubject(), email = null, verified = true, name } = who;
    const { data } = await visitor.call(auth.socialStart, { mediaType });
    if (mediaType === 'facebook') {
      const token = `EAA${randomUUID()}`;
      providers.facebook.set(token, { id: subject, name, ...(email !== null && { email }) });
      return token;
    }
    const isApple = mediaType === 'APPLE';
    return providers.idToken(mediaType.toLowerCase(), {
      sub: subject,
      nonce: new URL(data.url).searchParams.get('nonce'),
      ...(email !== null && { email, email_verified: isApple ? String(verified) : verified }),
      ...(name !== undefined && !isApple && { name }),
    });
  };

  return {
    ...app,
    providers,
    tokenFor,
    async signIn(visitor, mediaType, who, more = {}) {
      const accessToken = await tokenFor(visitor, mediaType, who);
      return visitor.call(auth.socialLogin, { mediaType, accessToken, ...more });
    },
    async close() {
      await app.close();
      await providers.close();
    },
  };
}
