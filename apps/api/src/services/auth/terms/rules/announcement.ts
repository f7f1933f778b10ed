const DAY = 24 * 3_600_000;

/** Days between the last mail and the day on which new terms take effect. */
const NOTICE_DAYS = 30;

/** Messages in a second: slow enough for mail servers, and for the other mails beside them. */
export const RATE = 5;

/** Midnight in UTC with which a day begins. @param day `YYYY-MM-DD` */
const beginOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);

/** `YYYY-MM-DD` in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The first day that new terms may take effect if they are announced now. A day more than the messages take is left for
 * retries, and for time zones in which a day begins before it does in UTC.
 * @param messages to send
 */
export function earliestDay(now: number, messages: number): string {
  const last = now + (messages / RATE) * 1000 + DAY;
  return dayOf(Math.ceil(last / DAY) * DAY + NOTICE_DAYS * DAY);
}

/** Whether new terms are in effect. */
export const isInEffect = (effectiveOn: string, now: number): boolean =>
  beginOf(effectiveOn) <= now;

/** Whether a message at a moment leaves less than 30 days. */
export const isTooLate = (effectiveOn: string, at: number): boolean =>
  beginOf(effectiveOn) - NOTICE_DAYS * DAY < at;

/** A summary in a language, else in English, with the language that it has. */
export function summaryIn(
  summaries: Readonly<Record<string, string>>,
  language: string,
): { summary: string; language: string } {
  const own = summaries[language];
  return own ? { summary: own, language } : { summary: summaries['en'] ?? '', language: 'en' };
}
