import { fold } from '../fold.ts';

/** What a link or a mail address has, also one of another script. */
const ADDRESS = /@|:\/\/|\bwww\.|\S\.(?:com|net|org|io)\b/iv;
/** More digits than a year, a season and an episode have: a phone number, a card, a code. */
const MOST_DIGITS = 6;
const SHORTEST = 2;

/**
 * A keyword as it is counted: folded, as the search folds it. Null for what is no word, and for what looks like a mail
 * address, a link, a phone or another number: that may be about a person.
 */
export function countedKeyword(keyword: string): string | null {
  const folded = fold(keyword);
  const digits = folded.replace(/\D/gv, '');
  const isNumber = /^[\d ]*$/v.test(folded);
  if (ADDRESS.test(keyword) || digits.length > MOST_DIGITS || isNumber) return null;
  return [...folded].length < SHORTEST ? null : folded;
}

/** Whether one keyword is the other with letters typed or deleted at its end: somebody is still typing. */
export const isSameTyping = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|scrape|preview|curl|wget|python|^$/iv;

/** Whether a program searched, as it names itself; browsers do not, nor do the phones named Cubot. */
export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent);

const DAY = 86_400_000;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;

/** The Monday with which the week of a moment begins, in UTC, as `2026-11-23`. @param now milliseconds since 1970 */
export function weekOf(now: number): string {
  const day = Math.floor(now / DAY);
  return new Date((day - ((day + THURSDAY) % 7)) * DAY).toISOString().slice(0, 10);
}

/** The week before. @param now milliseconds since 1970 */
export const weekBefore = (now: number): string => weekOf(now - 7 * DAY);
