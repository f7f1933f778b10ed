import { ERROR_SAMPLE, type ReportSettings, TRACE_SAMPLE } from '@kandil/contract/report-settings';
import * as z from 'zod';
import manifest from '../package.json' with { type: 'json' };
import { ConfigError } from './config-error.ts';
import { ownRelease } from './release.ts';
import { address } from './setting-forms.ts';

const share = z.coerce.number().min(0).max(1);

/** Variables of error reports; names as the collector's own clients use them. */
export const reportVariables = {
  SENTRY_DSN: address('https://key@host/project').optional(),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'is not a name of letters, digits, _ and -')
    .optional(),
  SENTRY_ERROR_SAMPLE: share.optional(),
  SENTRY_TRACE_SAMPLE: share.default(TRACE_SAMPLE),
};

export interface ReportConfig extends Omit<ReportSettings, 'dsn' | 'release'> {
  /** Null: nothing is reported. */
  dsn: string | null;
}

type ReportEnvironment = z.output<z.ZodObject<typeof reportVariables>> & {
  KANDIL_DEMO: 'true' | 'false';
};

/** The demo reports every error, so that a developer sees it. @throws ConfigError if SENTRY_DSN is no DSN */
export function parseReports(env: ReportEnvironment): ReportConfig {
  const isDemo = env.KANDIL_DEMO === 'true';
  return {
    dsn: env.SENTRY_DSN === undefined ? null : checkedDsn(env.SENTRY_DSN),
    environment: env.SENTRY_ENVIRONMENT ?? (isDemo ? 'demo' : 'production'),
    errorSample: env.SENTRY_ERROR_SAMPLE ?? (isDemo ? 1 : ERROR_SAMPLE),
    traceSample: env.SENTRY_TRACE_SAMPLE,
  };
}

function checkedDsn(dsn: string): string {
  const { protocol, username, password, pathname } = new URL(dsn);
  // Browsers get the DSN: only its public half may be in it.
  if (
    !/^https?:$/.test(protocol) ||
    !/^\w+$/.test(username) ||
    password ||
    !/\/\d+$/.test(pathname)
  )
    throw new ConfigError('SENTRY_DSN is not an address such as https://key@errors.example/1.');
  return dsn;
}

/** The settings of browsers and servers; null if nothing is reported. */
export const reportSettings = ({ dsn, ...rest }: ReportConfig): ReportSettings | null =>
  dsn === null ? null : { ...rest, dsn, release: `${manifest.version}-${ownRelease()}` };
