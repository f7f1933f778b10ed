import * as z from 'zod';

const flag = z.enum(['true', 'false']);

/** Switches that clients get as strings in `GET /config`. */
export const flagVariables = {
  MULTI_PROFILE_ENABLED: flag.default('false'),
  PLAYER_DESKTOP_ONLY: flag.default('true'),
  CUSTOM_ANALYTICS_ENABLED: flag.default('false'),
  DEBUG_OVERLAY_ENABLED: flag.default('false'),
};

export interface ClientFlags {
  multiProfileEnabled: string;
  /** The player's keyboard help, figures and picture in picture are for desktops only. */
  playerDesktopOnly: string;
  customAnalyticsEnabled: string;
  /** The player opens its panel of figures by itself. */
  debugOverlayEnabled: string;
}

type FlagVariables = { [Name in keyof typeof flagVariables]: string };

export const flagsOf = (env: FlagVariables): ClientFlags => ({
  multiProfileEnabled: env.MULTI_PROFILE_ENABLED,
  playerDesktopOnly: env.PLAYER_DESKTOP_ONLY,
  customAnalyticsEnabled: env.CUSTOM_ANALYTICS_ENABLED,
  debugOverlayEnabled: env.DEBUG_OVERLAY_ENABLED,
});
