import { auth } from '@kandil/contract';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/accounts.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { AuthWorld } from '../world.ts';

/** The configuration that clients start with (AUTH-22); the switches are strings, as specified. */
export const config = handle<AuthWorld, typeof auth.config>(
  auth.config,
  async ({ context, world }) => {
    const {
      appVersion,
      services,
      avodEnabled,
      multiProfileEnabled,
      playerDesktopOnly,
      debugOverlayEnabled,
      customAnalyticsEnabled,
      passwordMinLength,
      otpLength,
      demo,
    } = world.config;
    return {
      data: {
        appVersion,
        services,
        AVOD_ENABLED: avodEnabled,
        MULTI_PROFILE_ENABLED: multiProfileEnabled,
        PLAYER_DESKTOP_ONLY: playerDesktopOnly,
        CUSTOM_ANALYTICS_ENABLED: customAnalyticsEnabled,
        DEBUG_OVERLAY_ENABLED: debugOverlayEnabled,
        passwordMinLength,
        otpLength,
        botCheck: world.botCheck.facts,
        socialProviders: [...world.social.keys()],
        demoAccounts: demo ? demoAccounts(context.language) : null,
      },
    };
  },
);

function demoAccounts(language: string) {
  const words = wordsOf(language);
  return DEMO_ACCOUNTS.map(({ email, role }) => ({
    email,
    password: DEMO_PASSWORD,
    title: words(`demo.${role}`),
  }));
}
