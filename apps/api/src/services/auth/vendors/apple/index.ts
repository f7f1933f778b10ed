import type { Clock } from '../../../../platform/clock.ts';
import { oidcClient } from '../oidc.ts';
import type { SocialProvider } from '../provider.ts';

export interface AppleConfig {
  clientId: string;
  issuer: string;
}

export const APPLE_ISSUER = 'https://appleid.apple.com';

/**
 * Apple by OpenID Connect. If the scope has the name or the e-mail, Apple posts its answer to `returnTo` as a form;
 * only the form of the first sign-in has the name.
 */
export function apple({ clientId, issuer }: AppleConfig, now: Clock): SocialProvider {
  const client = oidcClient({
    issuer,
    clientId,
    spellings: [issuer],
    origins: [],
    trusted: issuer !== APPLE_ISSUER,
    now,
  });
  return {
    usesNonce: true,
    async authorizationUrl({ nonce, state, returnTo }) {
      const url = new URL(await client.authorizationEndpoint());
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: returnTo,
        response_type: 'code id_token',
        response_mode: 'form_post',
        scope: 'name email',
        nonce,
        state,
      }).toString();
      return url.href;
    },
    identify: client.identify,
  };
}
