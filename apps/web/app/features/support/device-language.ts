/** The first part of the browser's language: `en` of `en-US`. */
export const deviceLanguage = (): string => navigator.language.split('-', 1)[0] ?? '';
