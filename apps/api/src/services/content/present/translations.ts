import type { LanguageCode } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import { createHash } from 'node:crypto';

export interface Translation {
  /** Twelve hexadecimal digits that change whenever a text does. */
  version: string;
  texts: Record<string, string>;
}

const known = new Map<LanguageCode, Translation>();

/** The texts of the web client in a language, gaps filled from English. */
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
