import { Refusal } from '@kandil/contract';
import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import { jsonOf, providerFetch } from '../answers.ts';
import type { SocialProvider } from '../provider.ts';
import { inspected, person } from './wire.ts';

export interface FacebookConfig {
  appId: string;
  appSecret: string;
  /** Base URL of its dialog. */
  url: string;
  /** Base URL of its Graph API. */
  graphUrl: string;
}

export const FACEBOOK_URL = 'https://www.facebook.com';
export const FACEBOOK_GRAPH_URL = 'https://graph.facebook.com';

const LEEWAY_SECONDS = 30;

/**
 * Facebook Login. An access token is opaque, so Facebook is asked what it is (it must be issued to our application) and
 * whose. Facebook does not say whether an address is verified, so none of its addresses counts as verified.
 */
export function facebook(config: FacebookConfig, now: Clock): SocialProvider {
  const { appId, appSecret, url, graphUrl } = config;
  const fetch = providerFetch({
    origins: [graphUrl],
    trusted: graphUrl !== FACEBOOK_GRAPH_URL,
  });

  async function ask<Shape extends z.ZodMiniType>(
    path: string,
    query: Record<string, string>,
    shape: Shape,
  ): Promise<z.output<Shape>> {
    const answer = await fetch(`${graphUrl}/${path}?${new URLSearchParams(query).toString()}`);
    const parsed = shape.safeParse(jsonOf(answer));
    if (answer.status !== 200 || !parsed.success) throw new Refusal('SOCIAL_REFUSED');
    return parsed.data;
  }

  return {
    usesNonce: false,
    async authorizationUrl({ state, returnTo, askAgain }) {
      const query = new URLSearchParams({
        client_id: appId,
        redirect_uri: returnTo,
        response_type: 'token',
        scope: 'public_profile,email',
        state,
        ...(askAgain && { auth_type: 'reauthenticate' }),
      });
      return `${url}/dialog/oauth?${query.toString()}`;
    },
    async identify(token) {
      const { data } = await ask(
        'debug_token',
        { input_token: token, access_token: `${appId}|${appSecret}` },
        inspected,
      );
      const expired =
        data.expires_at !== 0 && data.expires_at + LEEWAY_SECONDS <= Math.floor(now() / 1000);
      if (data.app_id !== appId || expired) throw new Refusal('SOCIAL_REFUSED');
      const proof = createHmac('sha256', appSecret).update(token).digest('hex');
      const { id, name, email } = await ask(
        'me',
        { fields: 'id,name,email', access_token: token, appsecret_proof: proof },
        person,
      );
      if (id !== data.user_id) throw new Refusal('SOCIAL_REFUSED');
      return {
        subject: id,
        email: email ?? null,
        emailVerified: false,
        name: name ?? null,
        nonce: null,
      };
    },
  };
}
