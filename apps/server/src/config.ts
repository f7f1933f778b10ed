import { type GatewaysConfig, PUSH_HOSTS, type S3Options, type SocialConfig } from '@kandil/api';
import type { ServiceName } from '@kandil/contract';
import type { SettingGroups } from '@kandil/contract/control/settings';
import { resolve } from 'node:path';
import * as z from 'zod';
import { type BackupConfig, backupVariables, parseBackup } from './backup-config.ts';
import { type BotCheckConfig, botCheckVariables, parseBotCheck } from './bot-check-config.ts';
import { type ClientFlags, flagsOf, flagVariables } from './client-flags.ts';
import { ConfigError } from './config-error.ts';
import { type ControlConfig, controlVariables, parseControl } from './control-config.ts';
import { parseProxies, type ProxyConfig, proxyVariables } from './proxy-config.ts';
import {
  DEMO_SENDER,
  parseHosts,
  parseOrigins,
  parsePolicies,
  parseServiceUrls,
  supportEmailOf,
} from './config-lists.ts';
import { type DatabaseConfig, databaseVariables, parseDatabases } from './database-config.ts';
import {
  gatewayVariables,
  parseCountries,
  parseGateways,
  payOriginAt,
  payPortOf,
} from './gateway-config.ts';
import { metricsOf, nodeNameOf, nodeVariables } from './node-config.ts';
import { parseReports, type ReportConfig, reportVariables } from './report-config.ts';
import { ALL_ROLES, parseRoles, type Role } from './roles.ts';
import { type MediaConfig, mediaVariables, pagesElsewhere, parseMedia } from './media-config.ts';
import { parseS3, s3Variables } from './s3-config.ts';
import { parseSecrets, SECRET_VARIABLES } from './secret-config.ts';
import { withFiles } from './setting-files.ts';
import { address, faultOf, origin } from './setting-forms.ts';
import { shownSettings } from './shown-settings.ts';
import { parseSocial, socialVariables } from './social-config.ts';

/** Repository root, with the demo catalogue and, by default, the data folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

export { ConfigError };

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: port.default(3001),
  PUBLIC_ORIGIN: origin.optional(),
  CORS_ORIGINS: z.string().default(''),
  ...proxyVariables,
  ...controlVariables,
  ...nodeVariables,
  KANDIL_SECRETS_DIR: z.string().optional(),
  KANDIL_DATA_DIR: z.string().default(resolve(ROOT, '.kandil')),
  KANDIL_RUN: z.string().default(ALL_ROLES.join(',')),
  KANDIL_DEMO: flag.default('false'),
  MODALS_PAGE_ENABLED: flag.optional(),
  ...flagVariables,
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  CDN_PURGE_URL: address('https://cdn.example/purge').optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  DEVICE_LIMIT: z.coerce.number().int().min(1).max(100).default(10),
  DEVICE_DELETE_LIMIT: z.coerce.number().int().min(0).max(100).default(10),
  ...botCheckVariables,
  TAG_MANAGER_URL: address('https://tags.example/script.js').optional(),
  PIXEL_URL: address('https://pixel.example/script.js').optional(),
  TRUSTED_TYPES: z.string().default('goog#html'),
  ...socialVariables,
  DISK_KEEP_FREE_MB: z.coerce.number().int().min(0).default(500),
  INGEST_LOUDNESS: z.coerce.number().min(-40).max(-10).default(-20),
  MEDIA_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(256),
  MEDIA_SOURCES: z.string().default(''),
  MEDIA_ADDRESS_SECONDS: z.coerce.number().int().min(10).max(3600).default(600),
  GUIDE_ORIGINS: z.string().default(''),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(4).max(64).default(4),
  ART_DIR: z.string().optional(),
  ...databaseVariables,
  ...backupVariables,
  VALKEY_URL: address('redis://user:password@host:6379', /^(?:redis|valkey)s?$/).optional(),
  NODES: z.coerce.number().int().min(1).max(1_000).optional(),
  ...s3Variables,
  ...mediaVariables,
  SMTP_URL: address('smtp://user:password@host:587', /^smtps?$/).optional(),
  MAIL_FROM: z.string().default(DEMO_SENDER),
  SUPPORT_EMAIL: z.email('is not an e-mail address').optional(),
  SMS_URL: address('https://sms.example/send').optional(),
  PUSH_SERVICES: z.string().default(PUSH_HOSTS.join(',')),
  ...gatewayVariables,
  ...reportVariables,
  SERVICE_URLS: z.string().default(''),
  PUBLIC_SERVICE_URLS: z.string().default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
});

export type Config = Readonly<
  ClientFlags &
    MediaConfig &
    ProxyConfig &
    ControlConfig &
    DatabaseConfig & {
      port: number;
      host: string;
      sandboxPort: number;
      publicOrigin: string | null;
      /** Origins of other web clients, which may call the services. */
      corsOrigins: readonly string[];
      /** For logs, metrics and answers. */
      nodeName: string;
      /** Where `/metrics` listens; null: nowhere. */
      metrics: { port: number; host: string } | null;
      dataDir: string;
      /** A folder of keys that somebody else writes, such as a mounted one. */
      secretsDir: string | null;
      /** Keys that variables hold, by variable. */
      secrets: ReadonlyMap<string, string>;
      roles: ReadonlySet<Role>;
      demo: boolean;
      /** Whether /modals, which opens every modal, can be reached. */
      modalsPage: boolean;
      /** What the control room shows of the configuration. */
      settings: SettingGroups;
      passwordMinLength: number;
      /** Multiplies the limits per client address, for offices and tests that share one. */
      rateLimitFactor: number;
      /** Address that tells the CDN of a changed catalogue; null without a CDN. */
      cdnPurge: { url: string; token: string | null } | null;
      /** Devices per account, and removals in 30 days. */
      deviceLimit: number;
      deviceDeleteLimit: number;
      /** Bot check at sign-up. */
      botCheck: BotCheckConfig;
      /** Analytics scripts, for visitors who consent; null if none is configured. */
      analytics: { tagManagerUrl: string | null; pixelUrl: string | null };
      /** Error reports of browsers and servers. */
      reports: ReportConfig;
      /** Names of Trusted Types policies that the scripts of reCAPTCHA and analytics create. */
      trustedTypes: readonly string[];
      /** Identity providers for sign-in. */
      social: SocialConfig;
      /** Free space in bytes below which large writes stop. */
      diskKeepFree: number;
      /** Loudness of ingested sound in LUFS. */
      ingestLoudness: number;
      /** Memory for frequently requested segments. */
      mediaCacheBytes: number;
      /** Origins of other parties' channels, from which the browser may fetch. */
      mediaSources: readonly string[];
      /** Origins of television guides in the operator's own network. */
      guideOrigins: readonly string[];
      /** Lifetime of a signed media address. */
      mediaAddressSeconds: number;
      /** A folder of the catalogue's pictures, which are read there; null: imports copy pictures to the blob store. */
      artDir: string | null;
      /** Backups of the embedded database. */
      backup: BackupConfig;
      valkeyUrl: string | null;
      /** Processes that share the rate limits; null: as many as Valkey hears. */
      nodes: number | null;
      s3: S3Options | null;
      smtpUrl: string | null;
      mailFrom: string;
      supportEmail: string;
      smsUrl: string | null;
      /** Push services whose endpoints browsers may name: public hosts, and origins of the operator. */
      push: { hosts: readonly string[]; trusted: readonly string[] };
      /** Payment gateways; one that is not configured is not offered. */
      gateways: GatewaysConfig;
      /** Where the gateways' card forms are shown. */
      payPort: number;
      payOrigin: string;
      /** Countries with card payment, which has no 3-D Secure. */
      cardCountries: readonly string[];
      serviceUrls: ReadonlyMap<ServiceName, string>;
      /** Base URLs of services that clients reach at hosts of their own (AUTH-03). */
      publicServiceUrls: ReadonlyMap<ServiceName, string>;
      logLevel: z.output<typeof variables>['LOG_LEVEL'];
    }
>;

const names = Object.keys(variables.shape);

/** Every variable of the product, for the check that `docs/operations/configure.md` names them all. */
export const VARIABLES: readonly string[] = names;

/** What the demo switches on unless it is set. */
function demoDefaults(env: z.output<typeof variables>) {
  return {
    demo: env.KANDIL_DEMO === 'true',
    modalsPage: (env.MODALS_PAGE_ENABLED ?? env.KANDIL_DEMO) === 'true',
  };
}

/** Beginnings of names that nobody else uses. */
const OWN_NAMES = /^(?:KANDIL_|SECRET_|SERVICE_KEY)/;
const isKnown = (name: string) => names.includes(name) || SECRET_VARIABLES.has(name);

function refuseUnknown(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).find(
    (name) => OWN_NAMES.test(name) && !isKnown(name) && !isKnown(name.replace(/_FILE$/, '')),
  );
  if (unknown)
    throw new ConfigError(
      `${unknown} is no setting of Kandil; see docs/operations/configure.md for those there are.`,
    );
}

/** `--run=auth,web` on the command line is KANDIL_RUN. */
function withArguments(env: NodeJS.ProcessEnv, args: readonly string[]): NodeJS.ProcessEnv {
  const run = args.find((arg) => arg.startsWith('--run='))?.slice('--run='.length);
  return run === undefined ? env : { ...env, KANDIL_RUN: run };
}

/** Reads the configuration. @throws ConfigError that names the variable */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = [],
): Config {
  refuseUnknown(environment);
  const settings = withFiles(withArguments(environment, args), isKnown);
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])} ${issue && faultOf(issue)}.`);
  }
  const config = { ...toConfig(parsed.data), secrets: parseSecrets(settings), settings: [] };
  return { ...config, settings: shownSettings(variables.shape, settings, config) };
}

const cdnPurgeOf = ({
  CDN_PURGE_URL: address,
  CDN_PURGE_TOKEN: token,
}: z.output<typeof variables>) => (address ? { url: address, token: token ?? null } : null);

function toConfig(env: z.output<typeof variables>): Omit<Config, 'secrets' | 'settings'> {
  const payPort = payPortOf(env);
  return {
    port: env.PORT,
    host: env.HOST,
    sandboxPort: env.SANDBOX_PORT,
    publicOrigin: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).origin : null,
    corsOrigins: [...parseOrigins('CORS_ORIGINS', env.CORS_ORIGINS), ...pagesElsewhere(env)],
    ...parseProxies(env),
    ...parseControl(env),
    nodeName: nodeNameOf(env),
    metrics: metricsOf(env),
    dataDir: resolve(env.KANDIL_DATA_DIR),
    secretsDir: env.KANDIL_SECRETS_DIR ? resolve(env.KANDIL_SECRETS_DIR) : null,
    roles: parseRoles(env.KANDIL_RUN),
    ...demoDefaults(env),
    ...flagsOf(env),
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    cdnPurge: cdnPurgeOf(env),
    deviceLimit: env.DEVICE_LIMIT,
    deviceDeleteLimit: env.DEVICE_DELETE_LIMIT,
    botCheck: parseBotCheck(env),
    analytics: { tagManagerUrl: env.TAG_MANAGER_URL ?? null, pixelUrl: env.PIXEL_URL ?? null },
    reports: parseReports(env),
    trustedTypes: parsePolicies(env.TRUSTED_TYPES),
    social: parseSocial(env),
    diskKeepFree: env.DISK_KEEP_FREE_MB * 2 ** 20,
    ingestLoudness: env.INGEST_LOUDNESS,
    mediaCacheBytes: env.MEDIA_CACHE_MB * 2 ** 20,
    mediaSources: parseOrigins('MEDIA_SOURCES', env.MEDIA_SOURCES),
    guideOrigins: parseOrigins('GUIDE_ORIGINS', env.GUIDE_ORIGINS),
    mediaAddressSeconds: env.MEDIA_ADDRESS_SECONDS,
    artDir: env.ART_DIR ? resolve(env.ART_DIR) : null,
    ...parseDatabases(env),
    backup: parseBackup(env),
    valkeyUrl: env.VALKEY_URL ?? null,
    nodes: env.NODES ?? null,
    s3: parseS3(env),
    ...parseMedia(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    supportEmail: supportEmailOf(env),
    smsUrl: env.SMS_URL ?? null,
    push: { hosts: parseHosts('PUSH_SERVICES', env.PUSH_SERVICES), trusted: [] },
    gateways: parseGateways(env),
    payPort,
    payOrigin: env.PAY_ORIGIN ? new URL(env.PAY_ORIGIN).origin : payOriginAt(payPort),
    cardCountries: parseCountries(env.CARD_COUNTRIES),
    serviceUrls: parseServiceUrls('SERVICE_URLS', env.SERVICE_URLS),
    publicServiceUrls: parseServiceUrls('PUBLIC_SERVICE_URLS', env.PUBLIC_SERVICE_URLS),
    logLevel: env.LOG_LEVEL,
  };
}

/** Address of a service in another process. @throws ConfigError if SERVICE_URLS lacks it */
export function serviceUrl(config: Config, service: string): string {
  const url = config.serviceUrls.get(service as ServiceName);
  if (!url) throw new ConfigError(`SERVICE_URLS does not say where ${service} runs.`);
  return url;
}
