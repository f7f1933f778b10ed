import type { Clock } from '../../../../platform/clock.ts';
import { oidcClient } from '../oidc.ts';
import type { SocialProvider } from '../provider.ts';

export interface GoogleConfig {
  clientId: string;
  issuer: string;
}

export const GOOGLE_ISSUER = 'https://accounts.google.com';
const KEYS_ORIGIN = 'https://www.googleapis.com';
const SHORT_ISSUER = 'accounts.google.com';

/** Google by OpenID Connect: the ID token comes back in the fragment, so that no server log has an address with it. */
export function google({ clientId, issuer }: GoogleConfig, now: Clock): SocialProvider {
  const isGoogle = issuer === GOOGLE_ISSUER;
  const client = oidcClient({
    issuer,
    clientId,
    // Google uses two forms of its issuer.
    spellings: isGoogle
      ? [GOOGLE_ISSUER, SHORT_ISSUER]
      : [issuer, issuer.replace(/^https?:\/\//, '')],
    origins: isGoogle ? [KEYS_ORIGIN] : [],
    trusted: !isGoogle,
    now,
  });
  return {
    usesNonce: true,
    async authorizationUrl({ nonce, state, returnTo, askAgain }) {
      const url = new URL(await client.authorizationEndpoint());
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid email profile',
        nonce,
        state,
        ...(askAgain && { prompt: 'select_account' }),
      }).toString();
      return url.href;
    },
    identify: client.identify,
  };
}
