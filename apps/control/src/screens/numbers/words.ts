import type { Figure, Unit } from '@kandil/contract/control/numbers';
import { localeOf } from '@kandil/i18n';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { dayText, hourText, monthText } from '#src/texts/times.ts';

const LOCALE = localeOf(LANGUAGE);
const WHOLE = new Intl.NumberFormat(LOCALE);
const CHANGE = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});
const POINTS = { hour: hourText, day: dayText, month: monthText } as const;

/** How a number of a figure or a series is written. */
export type Write = (value: number) => string;

export const count: Write = (value) => WHOLE.format(value);
/** @param value hundredths of the whole, as in `percentOf(2.5)` */
export const percentOf: Write = (value) => `${WHOLE.format(value)}%`;
/** @param value milliseconds */
export const seconds: Write = (value) =>
  t('numbers.seconds', { seconds: WHOLE.format(Math.round(value / 100) / 10) });

/** Begin of an hour, a day or a month, in UTC. @param at ISO 8601 */
export const pointText = (at: string, unit: Unit): string => POINTS[unit](at);

/** What a figure was before, and the change in percent. */
export function changeText({ now, before }: Figure, write: Write): string {
  if (before === null) return t('numbers.noBefore');
  if (now === before) return t('numbers.same');
  if (now === null || before <= 0) return t('numbers.before', { before: write(before) });
  const change = CHANGE.format((now - before) / before);
  return t('numbers.change', { change, before: write(before) });
}
