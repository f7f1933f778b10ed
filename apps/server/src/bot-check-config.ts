import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { address } from './setting-forms.ts';

/** Variables of the check for bots. */
export const botCheckVariables = {
  BOT_CHECK: z.enum(['altcha', 'recaptcha', 'none']).default('altcha'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_URL: address('https://www.google.com/recaptcha').optional(),
};

export type BotCheckConfig =
  | { kind: 'altcha' }
  | { kind: 'none' }
  | { kind: 'recaptcha'; siteKey: string; secret: string; url: string | null };

/** @throws ConfigError if a key of reCAPTCHA is missing */
export function parseBotCheck(
  env: z.output<z.ZodObject<typeof botCheckVariables>>,
): BotCheckConfig {
  if (env.BOT_CHECK !== 'recaptcha') return { kind: env.BOT_CHECK };
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  if (!siteKey || !secret) {
    throw new ConfigError('BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  }
  return {
    kind: 'recaptcha',
    siteKey,
    secret,
    url: env.RECAPTCHA_URL?.replace(/\/$/, '') ?? null,
  };
}
