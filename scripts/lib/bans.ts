import type { OxlintOverride } from 'oxlint';

/** Banned imports: patterns of the text after `from`, with the reason that lint shows. */
export interface Ban {
  regex: string;
  message: string;
  importNames?: string[];
}

export const ban = (regex: string, message: string): Ban => ({ regex, message });

/** Bans for files that match these patterns; the last matching entry applies. */
export const folder = (
  files: string | string[],
  patterns: Ban[],
  excludeFiles: string[] = [],
): OxlintOverride => ({
  files: [files].flat(),
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
