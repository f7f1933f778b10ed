import {
  APPLE_ISSUER,
  FACEBOOK_GRAPH_URL,
  FACEBOOK_URL,
  GOOGLE_ISSUER,
  type SocialConfig,
} from '@kandil/api';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { withoutSlash } from './config-lists.ts';
import { address } from './setting-forms.ts';

const url = address('https://accounts.example');

/** Variables of the identity providers. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_ISSUER: url.default(GOOGLE_ISSUER),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_ISSUER: url.default(APPLE_ISSUER),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_URL: url.default(FACEBOOK_URL),
  FACEBOOK_GRAPH_URL: url.default(FACEBOOK_GRAPH_URL),
};

/** A provider without its id is not offered; with it, all its settings are required. */
export function parseSocial(env: z.output<z.ZodObject<typeof socialVariables>>): SocialConfig {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env;
  if (appId && !appSecret) throw new ConfigError('FACEBOOK_APP_ID needs FACEBOOK_APP_SECRET.');
  const addresses = {
    url: withoutSlash(env.FACEBOOK_URL),
    graphUrl: withoutSlash(env.FACEBOOK_GRAPH_URL),
  };
  return {
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, issuer: withoutSlash(env.GOOGLE_ISSUER) }
      : null,
    APPLE: env.APPLE_CLIENT_ID
      ? { clientId: env.APPLE_CLIENT_ID, issuer: withoutSlash(env.APPLE_ISSUER) }
      : null,
    facebook: appId && appSecret ? { appId, appSecret, ...addresses } : null,
  };
}
