import { Refusal } from '@kandil/contract';

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

/** A message with plain line breaks and no space around it. @throws Refusal INVALID_INPUT */
export function messageOf(typed: string): string {
  const message = typed.replace(/\r\n?/g, '\n').replace(CONTROL, '').toWellFormed().trim();
  if ([...message].length < LEAST_CHARACTERS) refuse('ticketMessage');
  return message;
}

function refuse(field: string): never {
  throw new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
}
