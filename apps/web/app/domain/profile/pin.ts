import type { Rule } from '@kandil/ui/forms/rules.ts';

export const PIN_LENGTH = 4;

/** The problem of a typed PIN; the text `code.length` needs the length. */
export const pinProblem: Rule = (pin) => {
  if (pin === '') return 'field.required';
  return pin.length === PIN_LENGTH ? null : 'code.length';
};
