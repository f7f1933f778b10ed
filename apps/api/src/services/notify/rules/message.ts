import { Refusal } from '@kandil/contract';
import { ANSWER_FACTS } from '@kandil/contract/control/notify';

/** As in the form: a name, a domain, and a top-level domain of two letters or more. */
const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]+\.[^\s@.\p{C}]{2,}$/u;
const LEAST_CHARACTERS = 3;
/** Control characters but tab and line feed. */
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** An e-mail address without the spaces around it. @throws Refusal INVALID_INPUT */
export function senderOf(typed: string): string {
  const address = typed.trim().normalize('NFC');
  if (!EMAIL.test(address)) refuse('ticketEmail');
  return address;
}

const plainText = (typed: string): string =>
  typed.replace(/\r\n?/g, '\n').replace(CONTROL, '').toWellFormed().trim();

/** A message with plain line breaks and no space around it. @throws Refusal INVALID_INPUT */
export function messageOf(typed: string): string {
  const message = plainText(typed);
  if ([...message].length < LEAST_CHARACTERS) refuse('ticketMessage');
  return message;
}

/** What is written to a ticket that exists: a thank-you may be short. @throws Refusal INVALID_INPUT */
export function replyOf(typed: string, field: string): string {
  const reply = plainText(typed);
  if (reply === '') refuse(field);
  return reply;
}

const PLACEHOLDER = /\{(?<name>\p{L}+)\}/gv;

/** The names in braces in a text, such as `ticket` of `{ticket}`. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.['name'] ?? '');

const isFact = (name: string): boolean => ANSWER_FACTS.some((fact) => fact === name);

/** An answer to a member, in which no fact is missing. @throws Refusal INVALID_INPUT */
export function answerOf(typed: string): string {
  const answer = replyOf(typed, 'text');
  if (placeholdersIn(answer).some(isFact)) refuse('text');
  return answer;
}

/** A text to answer with, all of whose placeholders a ticket can fill. @throws Refusal INVALID_INPUT */
export function savedTextOf(typed: string): string {
  const saved = replyOf(typed, 'text');
  if (!placeholdersIn(saved).every(isFact)) refuse('text');
  return saved;
}

/** @throws Refusal INVALID_INPUT, which names the field */
export function refuse(field: string): never {
  throw new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
}
