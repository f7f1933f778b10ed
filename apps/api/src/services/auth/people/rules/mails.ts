import { type Problem, problem } from '../../../../platform/system/panel.ts';

/** More than these, and more than are sent, as the alert MessagesFailing. */
const FEW = 3;

/** @param hours the newest last: the begun hour and the one before it count */
export function mailProblems(hours: readonly { sent: number; failed: number }[]): Problem[] {
  const newest = hours.slice(-2);
  const sent = newest.reduce((sum, hour) => sum + hour.sent, 0);
  const failed = newest.reduce((sum, hour) => sum + hour.failed, 0);
  return failed > FEW && failed > sent ? [problem('MAILS_FAILING', { count: failed })] : [];
}
