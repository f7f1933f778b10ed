import type { OxlintOverride } from 'oxlint';

/** What may not be imported, as patterns of the text after `from`, with the reason shown to who tries. */
export interface Ban {
  regex: string;
  message: string;
  importNames?: string[];
}

export const ban = (regex: string, message: string): Ban => ({ regex, message });

/** Bans for the files of these patterns; the last entry that fits a file is the one that counts. */
export const folder = (
  files: string | string[],
  patterns: Ban[],
  excludeFiles: string[] = [],
): OxlintOverride => ({
  files: [files].flat(),
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
