import { type Problem, problem } from '../../../platform/system/panel.ts';

/** A webhook is worked off by a job within seconds, and again every five minutes. */
const OPEN_MS = 15 * 60_000;

interface Webhooks {
  gateway_code: string;
  open: number;
  openSince: Date | null;
}

/** Gateways whose webhooks are not worked off. */
export const webhookProblems = (rows: readonly Webhooks[], now: Date): Problem[] =>
  rows
    .filter(({ openSince }) => openSince !== null && now.getTime() - openSince.getTime() > OPEN_MS)
    .map(({ gateway_code: subject, open: count, openSince: since }) =>
      problem('WEBHOOKS_OPEN', { subject, count, since }),
    );
