import { cleanEmail, cleanName } from '@kandil/contract/pasted';
import type { UiKey } from '@kandil/i18n';

/** The text key of the first problem with the input; null when it is valid. */
export type Rule = (text: string) => UiKey | null;

const LONGEST_NAME = 64;
const LONGEST_PASSWORD = 128;

export const fullNameProblem: Rule = (text) => {
  const name = cleanName(text);
  if (name === '') return 'field.required';
  return [...name].length > LONGEST_NAME ? 'field.nameTooLong' : null;
};

/** The password of an existing account: it only must not be empty. */
export const passwordProblem: Rule = (text) => (text === '' ? 'field.required' : null);

/** VALID-19, VALID-20. @param least minimum length by configuration, 4 by default */
export function newPasswordProblem(text: string, least: number): UiKey | null {
  if (text === '') return 'field.required';
  const { length } = [...text];
  if (length < least) return 'field.passwordTooShort';
  return length > LONGEST_PASSWORD ? 'field.passwordTooLong' : null;
}

export function repeatProblem(text: string, password: string): UiKey | null {
  return text === password ? null : 'field.passwordsDiffer';
}

const LEAST_MESSAGE = 3;

export const messageProblem: Rule = (text) => {
  const message = text.trim();
  if (message === '') return 'field.required';
  return [...message].length < LEAST_MESSAGE ? 'field.messageTooShort' : null;
};

export const termsProblem = (accepted: boolean): UiKey | null =>
  accepted ? null : 'field.mustAccept';

/** For the form that confirms an address: a loose pattern and one text for both problems (VALID-23, VALID-24). */
export const looseEmailProblem: Rule = (text) =>
  /^\S+@\S+$/.test(cleanEmail(text)) ? null : 'field.required';
