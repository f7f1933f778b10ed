import type { UiKey } from '@kandil/i18n';

/** What is wrong with what was typed, as the key of its words; null when nothing is. */
export type Rule = (text: string) => UiKey | null;

const LONGEST_NAME = 64;
const LONGEST_PASSWORD = 128;

/** VALID-16 */
export const fullNameProblem: Rule = (text) => {
  const name = text.trim();
  if (name === '') return 'field.required';
  return [...name].length > LONGEST_NAME ? 'field.nameTooLong' : null;
};

/** The password of an account that exists: whatever it is, it only must not be empty. */
export const passwordProblem: Rule = (text) => (text === '' ? 'field.required' : null);

/** VALID-19, VALID-20. @param least characters the configuration asks for, 4 unless an operator wants more */
export function newPasswordProblem(text: string, least: number): UiKey | null {
  if (text === '') return 'field.required';
  const { length } = [...text];
  if (length < least) return 'field.passwordTooShort';
  return length > LONGEST_PASSWORD ? 'field.passwordTooLong' : null;
}

/** VALID-21 */
export function repeatProblem(text: string, password: string): UiKey | null {
  return text === password ? null : 'field.passwordsDiffer';
}

/** VALID-22 */
export const termsProblem = (accepted: boolean): UiKey | null =>
  accepted ? null : 'field.mustAccept';

/** Of the form that asks to verify an address: a loose pattern and one text for both faults (VALID-23, VALID-24). */
export const looseEmailProblem: Rule = (text) =>
  /^\S+@\S+$/.test(text.trim()) ? null : 'field.required';
