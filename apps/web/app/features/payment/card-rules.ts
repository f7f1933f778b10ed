import { emailProblem } from '#app/domain/contact/email-or-phone.ts';
import { cleanDigits, cleanText } from '@kandil/contract/pasted';
import type { Rule } from '@kandil/ui/forms/rules.ts';

/** @param most longest text that the service takes */
const needed =
  (most: number, least = 1): Rule =>
  (text) => {
    const { length } = cleanText(text);
    if (length === 0) return 'field.required';
    if (length > most) return 'field.tooLong';
    return length < least ? 'field.tooShort' : null;
  };

/** Eleven digits, the first of them not zero; foreigners without one enter eleven ones, as iyzico asks. */
const identityProblem: Rule = (text) => {
  const digits = cleanDigits(text);
  if (digits === '') return 'field.required';
  return /^[1-9]\d{10}$/.test(digits) ? null : 'payment.card.identityInvalid';
};

/** The texts of the credit card modal and their limits (VALID-44); the service checks them again. */
export const CARD_RULES = {
  name: needed(60),
  surname: needed(60),
  email: emailProblem,
  identityNumber: identityProblem,
  address: needed(200, 5),
  city: needed(60),
  zipCode: (text) => (text.trim().length > 12 ? 'field.tooLong' : null),
} as const satisfies Record<string, Rule>;
