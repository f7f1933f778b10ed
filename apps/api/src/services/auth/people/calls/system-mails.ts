import { systemMails as call } from '@kandil/contract/control/system-auth';
import { handle } from '../../../../platform/http/handler.ts';
import { momentOf, panel, readTime } from '../../../../platform/system/panel.ts';
import type { AuthWorld } from '../../world.ts';
import { mailProblems } from '../rules/mails.ts';
import { lastSent, mailsByHour, mailsByTemplate, newestFailures } from '../store/mail-numbers.ts';

const MOST_FAILURES = 20;

export const systemMails = handle<AuthWorld, typeof call>(call, async ({ world: { db } }) => {
  const now = await readTime(db);
  const hours = await mailsByHour(db);
  const templates = await mailsByTemplate(db);
  const failures = await newestFailures(db, MOST_FAILURES);
  const sentAt = await lastSent(db);
  return {
    data: {
      hours: hours.map((hour) => ({ ...hour, from: hour.from.toISOString() })),
      templates: templates.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
      failures: failures.map((row) => ({ ...row, at: row.at.toISOString() })),
      sentAt: momentOf(sentAt),
      ...panel(now, mailProblems(hours)),
    },
  };
});
