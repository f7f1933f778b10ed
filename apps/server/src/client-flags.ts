import type { SwitchName } from '@kandil/contract/control/settings';
import * as z from 'zod';

const flag = z.enum(['true', 'false']);

/** Switches that clients get as strings in `GET /config`. */
export const flagVariables = {
  AVOD_ENABLED: z.string().optional(),
  MULTI_PROFILE_ENABLED: flag.optional(),
  PLAYER_DESKTOP_ONLY: flag.default('true'),
  CUSTOM_ANALYTICS_ENABLED: flag.default('false'),
  DEBUG_OVERLAY_ENABLED: flag.default('false'),
};

export interface ClientFlags {
  /** Ad-supported mode is on only for the string 'true' (SHELL-02). The demo switches it on unless it is set. */
  avodEnabled: string;
  multiProfileEnabled: string;
  /** Switches of the control room that a variable decides. */
  lockedSwitches: readonly SwitchName[];
  /** The player's keyboard help, figures and picture in picture are for desktops only. */
  playerDesktopOnly: string;
  customAnalyticsEnabled: string;
  /** The player opens its panel of figures by itself. */
  debugOverlayEnabled: string;
}

type FlagVariables = z.output<z.ZodObject<typeof flagVariables>> & { KANDIL_DEMO: string };

export const flagsOf = (env: FlagVariables): ClientFlags => ({
  avodEnabled: env.AVOD_ENABLED ?? env.KANDIL_DEMO,
  multiProfileEnabled: env.MULTI_PROFILE_ENABLED ?? 'false',
  lockedSwitches: (['AVOD_ENABLED', 'MULTI_PROFILE_ENABLED'] as const).filter(
    (name) => env[name] !== undefined,
  ),
  playerDesktopOnly: env.PLAYER_DESKTOP_ONLY,
  customAnalyticsEnabled: env.CUSTOM_ANALYTICS_ENABLED,
  debugOverlayEnabled: env.DEBUG_OVERLAY_ENABLED,
});
