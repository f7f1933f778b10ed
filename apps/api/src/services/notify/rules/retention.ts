const DAY = 24 * 3_600_000;
const YEAR = 365 * DAY;

/** Files older than this are deleted; the text of the ticket stays. */
export const filesBefore = (now: number): Date => new Date(now - YEAR);
/** No claim arises from a ticket three years after somebody wrote to it last. */
export const ticketsBefore = (now: number): Date => new Date(now - 3 * YEAR);

const keyDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The key of a new file in the blob store; it names the day. */
export const fileKey = (now: number, id: string, extension: string): string =>
  `support/${keyDay(now)}/${id}.${extension}`;

export const FILES_PREFIX = 'support/';

/** Whether a file was written at least a day ago: one without a ticket then has lost it. */
export const isSettled = (key: string, now: number): boolean =>
  (key.split('/')[1] ?? '') < keyDay(now - DAY);

/** A notice is news for a day; its deliveries are retained for a month to explain what was sent. */
export const noticesBefore = (now: number): Date => new Date(now - 30 * DAY);
/** A title that returns after a year may be news again. */
export const notifiedBefore = (now: number): Date => new Date(now - YEAR);
