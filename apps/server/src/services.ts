import {
  type AccessTokens,
  authJobs,
  authMigrations,
  authService,
  type AuthConfig,
  type catalogueCache,
  contentJobs,
  contentMigrations,
  contentService,
  deleteAccounts,
  DELETION_CRON,
  type EndedLeases,
  type HandPlaylists,
  inProcess,
  type JobHandler,
  type Internal,
  migrate,
  notifyService,
  overHttp,
  partnerService,
  paymentService,
  type Platform,
  purchaseMigrations,
  purchaseService,
  rankFirst,
  RANKING_CRON,
  rankTitles,
  type Service,
  socialProviders,
  TIDY_CRON,
  TIDY_LEASES_CRON,
  tidyAccounts,
  tidyLeases,
  watchJobs,
  watchMigrations,
  watchService,
} from '@kandil/api';
import { SERVICES, type ServiceName } from '@kandil/contract';
import manifest from '../package.json' with { type: 'json' };
import { openBotCheck } from './bot-check.ts';
import { type Config, serviceUrl } from './config.ts';
import type { Keys } from './keys.ts';
import { servicesOf } from './roles.ts';

const OTP_LENGTH = 6;

export interface ServiceParts {
  config: Config;
  platform: Platform;
  keys: Keys;
  tokens: AccessTokens;
  publicOrigin: string;
  cache: ReturnType<typeof catalogueCache>;
  ended: EndedLeases;
  /** Jobs beside those of the services. */
  jobs: readonly JobHandler[];
  /** Where this process serves the media, too. */
  handPlaylists: HandPlaylists | undefined;
}

/** Services of this process are called directly, those of others by the address that SERVICE_URLS gives. */
export function transport(
  config: Config,
  key: string,
  platform: Platform,
  mounted: () => readonly Service[],
): Internal {
  const here = new Set<ServiceName>(servicesOf(config.roles));
  const direct = inProcess(mounted, platform.log);
  const remote = overHttp({
    baseUrlOf: (service) => serviceUrl(config, service),
    serviceKey: key,
  });
  return (call, args) => (here.has(call.service) ? direct(call, args) : remote(call, args));
}

function authConfig({ config, keys, publicOrigin }: ServiceParts): AuthConfig {
  return {
    appVersion: manifest.version,
    publicOrigin,
    services: Object.fromEntries(SERVICES.map((name) => [name, `/api/${name}`])),
    avodEnabled: config.avodEnabled,
    multiProfileEnabled: config.multiProfileEnabled,
    customAnalyticsEnabled: config.customAnalyticsEnabled,
    passwordMinLength: config.passwordMinLength,
    otpLength: OTP_LENGTH,
    demo: config.demo,
    codeKey: keys.codes,
    rateLimitFactor: config.rateLimitFactor,
    deviceLimit: config.deviceLimit,
    deviceDeleteLimit: config.deviceDeleteLimit,
    facebookAppId: config.social.facebook?.appId ?? null,
  };
}

/** Migrates the schemas and builds the services this process is started for. */
export async function buildServices(parts: ServiceParts): Promise<Service[]> {
  const { config, platform, keys, tokens, cache } = parts;
  const { database, now, queue, limiter, log } = platform;
  const mounted: Service[] = [];
  const internal = transport(config, config.serviceKey ?? keys.services, platform, () => mounted);
  const { avodEnabled } = config;
  const settings = authConfig(parts);
  const botCheck = openBotCheck({
    config: config.botCheck,
    platform,
    key: keys.botChecks,
    publicOrigin: parts.publicOrigin,
  });
  const social = socialProviders(config.social, now);
  const authParts = { database, now, tokens, internal, queue, limiter, botCheck, social };
  const makers: Record<ServiceName, () => Service> = {
    auth: () => authService({ ...authParts, config: settings }),
    content: () => contentService({ database, internal, cache, now }),
    payment: paymentService,
    purchase: () => purchaseService({ database, internal, now }),
    watch: () =>
      watchService({
        database,
        internal,
        now,
        mediaKeys: keys.media,
        mediaOrigin: '',
        avodEnabled,
        ended: parts.ended,
        addressLifetime: config.mediaAddressSeconds * 1000,
        ...(parts.handPlaylists && { handPlaylists: parts.handPlaylists }),
      }),
    notify: notifyService,
    partner: partnerService,
  };
  await migrate(
    database,
    [authMigrations, contentMigrations, purchaseMigrations, watchMigrations],
    log,
  );
  mounted.push(...servicesOf(config.roles).map((name) => makers[name]()));
  const accountJobs = authJobs({
    database,
    now,
    internal,
    queue,
    config: settings,
    sendMail: platform.sendMail,
    sendSms: platform.sendSms,
  });
  const jobs = [
    ...accountJobs,
    ...contentJobs({ database, internal, now }),
    ...watchJobs({ database }),
    ...parts.jobs,
  ];
  await queue.start(jobs, { work: config.roles.has('worker') });
  if (config.roles.has('worker')) {
    await queue.schedule(tidyAccounts, TIDY_CRON, {});
    await queue.schedule(deleteAccounts, DELETION_CRON, {});
    await queue.schedule(rankTitles, RANKING_CRON, {});
    await queue.schedule(tidyLeases, TIDY_LEASES_CRON, {});
    await rankFirst(database, queue);
  }
  return mounted;
}
