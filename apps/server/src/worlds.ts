import {
  type AuthConfig,
  type catalogueCache,
  type EndedLeases,
  type HandPlaylists,
  missingLaw,
  type ModuleOptions,
  openGateways,
  type Platform,
  type Store,
  socialProviders,
  type Switches,
} from '@kandil/api';
import { SERVICES } from '@kandil/contract';
import manifest from '../package.json' with { type: 'json' };
import { openBotCheck } from './bot-check.ts';
import type { Config } from './config.ts';
import type { Keys } from './keys.ts';
import type { Stores } from './stores.ts';

const OTP_LENGTH = 6;

export interface WorldParts {
  config: Config;
  platform: Platform;
  keys: Keys;
  publicOrigin: string;
  cache: ReturnType<typeof catalogueCache>;
  ended: EndedLeases;
  stores: Stores;
  switches: Switches;
  /** Set if this process also serves the media. */
  handPlaylists: HandPlaylists | undefined;
}

/** Options of each service beside the platform. */
export function moduleOptions(parts: WorldParts): ModuleOptions {
  const { config, keys, cache, ended, switches, handPlaylists } = parts;
  const gateways = openGateways(config.gateways, parts.platform.now);
  return {
    auth: authOptions(parts),
    content: { cache, guideOrigins: config.guideOrigins, publicOrigin: parts.publicOrigin },
    payment: {
      gateways,
      publicOrigin: parts.publicOrigin,
      payOrigin: config.payOrigin,
      rateLimitFactor: config.rateLimitFactor,
    },
    purchase: {
      gateways: new Set(gateways.keys()),
      cardCountries: config.cardCountries,
      isOpen: () => config.demo || missingLaw().length === 0,
    },
    watch: {
      mediaKeys: keys.media,
      mediaOrigin: config.mediaOrigin ?? '',
      switches,
      mustBeInCountry: config.mustBeInCountry,
      ended,
      addressLifetime: config.mediaAddressSeconds * 1000,
      ...(handPlaylists && { handPlaylists }),
    },
    notify: {
      supportEmail: config.supportEmail,
      publicOrigin: parts.publicOrigin,
      controlOrigin: config.controlOrigin,
      linkKeys: keys.mailLinks,
      rateLimitFactor: config.rateLimitFactor,
      push: { keys: keys.push, contact: `mailto:${config.supportEmail}`, ...config.push },
    },
    partner: { rateLimitFactor: config.rateLimitFactor },
    staff: {
      controlOrigin: config.controlOrigin,
      rateLimitFactor: config.rateLimitFactor,
      demo: config.demo,
      otherStores: new Map(otherStores(parts.stores)),
    },
  };
}

/** Databases beside the first one, which has the tables of the staff. */
const otherStores = ({ all }: Stores): ['watch', Store][] =>
  all.slice(1).map((store) => ['watch', store]);

function authOptions(parts: WorldParts): ModuleOptions['auth'] {
  const { config, platform, keys, publicOrigin } = parts;
  const botCheck = openBotCheck({
    config: config.botCheck,
    platform,
    keys: keys.botChecks,
    publicOrigin,
  });
  const social = socialProviders(config.social, platform.now);
  const settings = { node: config.nodeName, groups: config.settings };
  return { botCheck, social, config: authConfig(parts), switches: parts.switches, settings };
}

function authConfig({ config, keys, publicOrigin }: WorldParts): AuthConfig {
  return {
    appVersion: manifest.version,
    publicOrigin,
    supportEmail: config.supportEmail,
    services: Object.fromEntries(
      SERVICES.map((name) => [name, config.publicServiceUrls.get(name) ?? `/api/${name}`]),
    ),
    playerDesktopOnly: config.playerDesktopOnly,
    debugOverlayEnabled: config.debugOverlayEnabled,
    customAnalyticsEnabled: config.customAnalyticsEnabled,
    passwordMinLength: config.passwordMinLength,
    otpLength: OTP_LENGTH,
    demo: config.demo,
    codeKeys: keys.codes,
    rateLimitFactor: config.rateLimitFactor,
    deviceLimit: config.deviceLimit,
    deviceDeleteLimit: config.deviceDeleteLimit,
    facebookAppId: config.social.facebook?.appId ?? null,
  };
}
