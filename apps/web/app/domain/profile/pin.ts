import type { Rule } from '#app/ui/forms/rules.ts';

export const PIN_LENGTH = 4;

/** Of a PIN as it was typed; `code.length` is worded with the length. */
export const pinProblem: Rule = (pin) => {
  if (pin === '') return 'field.required';
  return pin.length === PIN_LENGTH ? null : 'code.length';
};
