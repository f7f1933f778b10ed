import { StartupError } from '@kandil/api/platform/startup-error';
import { parseArgs } from 'node:util';
import type { MoneyTask } from '../../apps/server/src/commands/money.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run money -- refund NUMBER --reason TEXT [--amount MINOR_UNITS] [--operator NAME]
       npm run money -- transfer --amount MINOR_UNITS --currency CODE --to RECIPIENT [--on YYYY-MM-DD]`;

/** @throws StartupError in words; TypeError of `parseArgs` for an unknown option */
export function readArguments(args: string[], { USER = '' }: NodeJS.ProcessEnv): MoneyTask {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      amount: { type: 'string' },
      currency: { type: 'string' },
      on: { type: 'string' },
      operator: { type: 'string', default: USER },
      reason: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [command, number, ...rest] = positionals;
  const isWhole = rest.length === 0;
  let requested: MoneyTask | null = null;
  if (isWhole && command === 'refund') requested = refundOf(number, values);
  if (isWhole && command === 'transfer' && !number) requested = transferOf(values);
  if (!requested) throw new StartupError(USAGE);
  return requested;
}

type Values = Partial<
  Record<'amount' | 'currency' | 'on' | 'operator' | 'reason' | 'to', string | undefined>
>;

function refundOf(
  number: string | undefined,
  { amount, reason, operator }: Values,
): MoneyTask | null {
  if (!number || !reason) return null;
  // A service manager or a job of cron may have no USER.
  if (!operator) throw new StartupError('Say who orders it: --operator NAME.');
  const part = amount === undefined ? null : amountOf(amount);
  return { kind: 'refund', number, amount: part, reason, operator };
}

function transferOf({ amount, currency, to: recipient, on }: Values): MoneyTask | null {
  if (!amount || !currency || !recipient) return null;
  const money = { amount: amountOf(amount), currency: currencyOf(currency) };
  return { kind: 'transfer', ...money, recipient, at: dayOf(on).toISOString() };
}

function amountOf(typed: string): number {
  const amount = /^\d{1,9}$/v.test(typed) ? Number(typed) : 0;
  if (amount === 0)
    throw new StartupError(`--amount takes minor units, such as 499 for 4.99 USD, not '${typed}'.`);
  return amount;
}

function currencyOf(typed: string): string {
  if (Intl.supportedValuesOf('currency').includes(typed)) return typed;
  throw new StartupError(`There is no currency '${typed}'.`);
}

function dayOf(typed: string | undefined): Date {
  const at = typed === undefined ? new Date() : new Date(`${typed}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) throw new StartupError(`'${typed}' is no day like 2026-05-01.`);
  return at;
}

/** Runs the command and prints its errors. @returns the exit code */
export const money = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, () => runCommand('money', readArguments(args, place.environment), place));
