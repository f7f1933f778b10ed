import { isolated } from '../text.ts';

/** Control characters, which headers and XML refuse. */
const CONTROLS = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;
/** Marks of direction: a fact has the direction of its first letter. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const LINE_BREAK = /\r\n?|[\n\u2028\u2029]/;

/** A text of somebody on one line. */
export const onOneLine = (text: string): string =>
  text.toWellFormed().replace(MARKS, '').replace(CONTROLS, ' ').trim();

/** The lines of a text of somebody. */
export const linesOf = (text: string): string[] =>
  text
    .trim()
    .split(LINE_BREAK)
    .map((line) => onOneLine(line));

const ASCII = /^[\x20-\x7e]*$/;
/** Digits, or a Latin word with digits such as a number of a receipt: they read the same in every direction. */
const WORD = /^(?:\d+|[A-Za-z][A-Za-z\d-]*)$/;

/** A fact inside a text, isolated where it could change the direction of its neighbours (SEC-6). */
export function insideText(fact: string, rightToLeft: boolean): string {
  const line = onOneLine(fact);
  const plain = rightToLeft ? WORD : ASCII;
  return plain.test(line) ? line : isolated(line);
}
