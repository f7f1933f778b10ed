import type { LanguageCode } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { createHash } from 'node:crypto';

export interface Translation {
  /** Hash of the texts: twelve hexadecimal digits. */
  version: string;
  texts: Record<string, string>;
}

const known = new Map<LanguageCode, Translation>();

/** The texts of the web client in a language; English replaces missing ones. */
export function translationOf(language: LanguageCode): Translation {
  let translation = known.get(language);
  if (!translation) {
    const texts = textsOf(language, 'ui');
    translation = {
      texts,
      version: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12),
    };
    known.set(language, translation);
  }
  return translation;
}
