import {
  altchaCheck,
  type BotCheck,
  type KeyRing,
  noBotCheck,
  type Platform,
  RECAPTCHA_URL,
  recaptchaCheck,
} from '@kandil/api';
import type { BotCheckConfig } from './bot-check-config.ts';

export interface BotCheckParts {
  config: BotCheckConfig;
  platform: Pick<Platform, 'now' | 'limiter' | 'log'>;
  /** Signs the puzzles of the built-in check. */
  keys: KeyRing;
  publicOrigin: string;
}

/** Opens the configured bot check. */
export function openBotCheck({ config, platform, keys, publicOrigin }: BotCheckParts): BotCheck {
  const { now, limiter, log } = platform;
  if (config.kind === 'none') return noBotCheck;
  if (config.kind === 'altcha') return altchaCheck({ keys, now, limiter });
  const { hostname } = new URL(publicOrigin);
  return recaptchaCheck({ ...config, url: config.url ?? RECAPTCHA_URL, hostname, log });
}

/** Base URL of reCAPTCHA for pages; null if it is not configured. */
export function recaptchaUrl(config: BotCheckConfig): string | null {
  return config.kind === 'recaptcha' ? (config.url ?? RECAPTCHA_URL) : null;
}
