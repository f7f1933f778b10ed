import { auth } from '@kandil/contract';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/accounts.ts';
import { handle } from '../../../platform/http/handler.ts';
import type { SwitchStates } from '../../../platform/state/switches.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { AuthWorld } from '../world.ts';

/** The configuration that clients start with (AUTH-22); the switches are strings, as specified. */
export const config = handle<AuthWorld, typeof auth.config>(
  auth.config,
  async ({ context, world }) => {
    const {
      appVersion,
      services,
      playerDesktopOnly,
      debugOverlayEnabled,
      customAnalyticsEnabled,
      passwordMinLength,
      otpLength,
      demo,
    } = world.config;
    const { avodEnabled, multiProfileEnabled, isRegistrationOpen, notice } =
      world.switches.current();
    return {
      data: {
        appVersion,
        services,
        AVOD_ENABLED: avodEnabled,
        MULTI_PROFILE_ENABLED: multiProfileEnabled,
        PLAYER_DESKTOP_ONLY: playerDesktopOnly,
        CUSTOM_ANALYTICS_ENABLED: customAnalyticsEnabled,
        DEBUG_OVERLAY_ENABLED: debugOverlayEnabled,
        registrationClosed: !isRegistrationOpen,
        notice: notice && noticeIn(notice, context.language),
        passwordMinLength,
        otpLength,
        botCheck: world.botCheck.facts,
        socialProviders: [...world.social.keys()],
        demoAccounts: demo ? demoAccounts(context.language) : null,
      },
    };
  },
);

const noticeIn = (
  { id, from, until, texts }: NonNullable<SwitchStates['notice']>,
  language: string,
) => ({ id, from, until, text: texts[language] ?? null });

function demoAccounts(language: string) {
  const words = wordsOf(language);
  return DEMO_ACCOUNTS.map(({ email, role }) => ({
    email,
    password: DEMO_PASSWORD,
    title: words(`demo.${role}`),
  }));
}
