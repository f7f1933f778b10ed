import { MEDIA_TYPES } from '@kandil/contract/auth/entities';
import type { Clock } from '../../../platform/clock.ts';
import { apple, type AppleConfig } from './apple/index.ts';
import { facebook, type FacebookConfig } from './facebook/index.ts';
import { google, type GoogleConfig } from './google/index.ts';
import type { MediaType, SocialProvider, SocialProviders } from './provider.ts';

/** The configuration of each provider; null if it is not set up. */
export interface SocialConfig {
  google: GoogleConfig | null;
  facebook: FacebookConfig | null;
  APPLE: AppleConfig | null;
}

export function socialProviders(config: SocialConfig, now: Clock): SocialProviders {
  const made: Record<MediaType, SocialProvider | null> = {
    google: config.google && google(config.google, now),
    facebook: config.facebook && facebook(config.facebook, now),
    APPLE: config.APPLE && apple(config.APPLE, now),
  };
  return new Map(MEDIA_TYPES.flatMap((type) => (made[type] ? [[type, made[type]] as const] : [])));
}
