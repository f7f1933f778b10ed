import { controlUrlOf } from './control-config.ts';
import type { Role } from './roles.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@kandil/api';

export interface BannerFacts {
  url: string;
  sandboxUrl: string | null;
  roles: ReadonlySet<Role>;
  controlOrigin: string | null;
  dataDir: string;
  engine: keyof typeof DATABASES;
  seconds: number;
}

const DESCRIPTIONS: Record<(typeof DEMO_ACCOUNTS)[number]['role'], string> = {
  member: 'Solo, yearly',
  family: 'owner of a family plan',
  free: 'no plan',
  suspended: 'payment overdue',
  canceled: 'plan canceled, runs out soon',
};

/** With a database elsewhere, the folder has only files. */
const DATABASES = {
  native: 'with the embedded database',
  external: 'the database is that of DATABASE_URL',
} as const;

/** Printed by `npm start` once the product is ready. */
export function banner({
  url,
  sandboxUrl,
  roles,
  controlOrigin,
  dataDir,
  engine,
  seconds,
}: BannerFacts): string {
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, role }) => `    ${email.padEnd(26)}${DESCRIPTIONS[role]}`,
  );
  const controlUrl = controlUrlOf({ roles, controlOrigin });
  const control = controlUrl
    ? [
        `  Control   ${controlUrl}${sandboxUrl ? '   (one click signs in as any of the staff)' : ''}`,
      ]
    : [];
  const demo = sandboxUrl
    ? [
        `  Sandbox   ${sandboxUrl}   (mail, text messages, faults)`,
        '',
        `  Accounts  password ${DEMO_PASSWORD}`,
        ...accounts,
      ]
    : [];
  return [
    '',
    `  Kandil is ready (${seconds.toFixed(1)} s)`,
    '',
    `  Open      ${url}`,
    ...control,
    ...demo,
    '',
    `  Data      ${dataDir}   (${DATABASES[engine]})`,
    '  Stop      Ctrl-C',
    '',
  ].join('\n');
}
