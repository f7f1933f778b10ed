import type { SettingGroups } from '@kandil/contract/control/settings';
import type * as z from 'zod';
import type { Config } from './config.ts';
import { controlUrlOf } from './control-config.ts';
import { secret } from './gateway-config.ts';
import { SECRET_VARIABLES } from './secret-config.ts';
import { KEYS_GROUP, SETTING_GROUPS } from './setting-groups.ts';

type Shape = Readonly<Record<string, z.ZodType>>;
type ValuesByName = Readonly<Record<string, string | undefined>>;

/** Names of keys, passwords and tokens. The site key of reCAPTCHA is in every page, and the folder of keys is no key. */
const SECRET_NAME = /SECRET(?!S_DIR$)|TOKEN|_KEY(?:_|$)|PASSWORD(?!_MIN)/v;
const PUBLIC_NAMES: ReadonlySet<string> = new Set(['RECAPTCHA_SITE_KEY']);
/** Addresses of other parties that may have a token in their path. */
const PRIVATE_PATHS: ReadonlySet<string> = new Set(['SMS_URL', 'CDN_PURGE_URL']);

/** Whether the value of a variable never leaves the server: by its name, or by its type. */
export const isSecret = (name: string, type?: z.ZodType): boolean =>
  SECRET_VARIABLES.has(name) ||
  type === secret ||
  (SECRET_NAME.test(name) && !PUBLIC_NAMES.has(name));

const MASK = '•••';
/** Query and fragment of an address, to its end or to the next address of a list. */
const QUERY = /(?<=\/\/[^\s]*)[#?](?:(?!,(?:\w+=)?[a-z]+:\/\/)[^\s])*/gv;

/** A value without what may be secret in it: passwords, queries and fragments of addresses. */
export function masked(name: string, value: string): string {
  const shown = value.replaceAll(/\/\/[^\s\/]*@/gv, `//${MASK}@`).replaceAll(QUERY, `?${MASK}`);
  return PRIVATE_PATHS.has(name) ? shown.replace(/(?<=\/\/[^\s\/]+\/)[^\s?]+/v, MASK) : shown;
}

/** Defaults that depend on other variables, by name. */
const computed = (config: Config): ValuesByName => ({
  PAY_PORT: String(config.payPort),
  PAY_ORIGIN: config.payOrigin,
  CONTROL_PORT: String(config.controlPort),
  ...named('CONTROL_ORIGIN', controlUrlOf(config)),
  PUBLIC_ORIGIN: config.publicOrigin ?? `http://localhost:${config.port}`,
  NODE_NAME: config.nodeName,
  MODALS_PAGE_ENABLED: String(config.modalsPage),
  AVOD_ENABLED: config.avodEnabled,
  MULTI_PROFILE_ENABLED: config.multiProfileEnabled,
  SUPPORT_EMAIL: config.supportEmail,
  SENTRY_ENVIRONMENT: config.reports.environment,
  SENTRY_ERROR_SAMPLE: String(config.reports.errorSample),
});

const named = (name: string, value: string | null): ValuesByName =>
  value === null ? {} : { [name]: value };

/** The default that the schema has, as text. */
function defaultOf(type: z.ZodType | undefined): string | null {
  const parsed = type?.safeParse(undefined);
  const value = parsed?.success ? (parsed.data as string | number | undefined) : undefined;
  return value === undefined || value === '' ? null : String(value);
}

/**
 * The configuration in force, for the control room. The values of secrets are not in it.
 * @param shape types of the variables, by name
 * @param given what variables and files say, by name; an empty value counts as not given
 */
export function shownSettings(shape: Shape, given: ValuesByName, config: Config): SettingGroups {
  const byDefault = computed(config);
  const shownAs = (name: string) => {
    const hides = isSecret(name, shape[name]);
    const set = given[name] || undefined;
    const value = set ?? byDefault[name] ?? defaultOf(shape[name]);
    return {
      name,
      value: hides || value === null ? null : masked(name, value),
      isSecret: hides,
      isSet: set !== undefined,
    };
  };
  const groups = Object.entries(SETTING_GROUPS).map(([title, names]) => ({
    title,
    settings: names.split(' ').map(shownAs),
  }));
  return [
    ...groups,
    { title: KEYS_GROUP, settings: [...SECRET_VARIABLES].sort(byName).map(shownAs) },
  ];
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
