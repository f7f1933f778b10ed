import { dateText } from '@kandil/i18n/formats';

/** A long date: `20 November 2026`. @param instant ISO 8601 @param timeZone default: the viewer's */
export const longDate = (instant: string, language: string, timeZone?: string): string =>
  dateText(new Date(instant), language, timeZone);

/**
 * A day on which something is charged or ends: in UTC, as on receipts and in mails. The server and each browser name the
 * same day. @param instant ISO 8601
 */
export const billingDay = (instant: string, language: string): string =>
  longDate(instant, language, 'UTC');
