import type { Rule } from './rules.ts';

export const ACTIVATION_CODE_LENGTH = 6;
/** Leading zeros are allowed (VALID-26, SPEC-D26). */
export const ACTIVATION_CODE = /^\d{6}$/;

/** VALID-25, VALID-26. The text of `code.length` includes the length. */
export const activationCodeProblem: Rule = (code) => {
  if (code === '') return 'field.required';
  return ACTIVATION_CODE.test(code) ? null : 'code.length';
};
