import {
  createTranslate,
  isRightToLeft,
  type LanguageCode,
  type Texts,
  type Translate,
  type UiKey,
} from '@kandil/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Words {
  language: LanguageCode;
  /** Prefix of paths if the address has a language, such as `/ar`; else empty. */
  base: string;
  rtl: boolean;
  t: Translate<UiKey>;
}

const WordsContext = createContext<Words | null>(null);

interface TextsProviderProps {
  language: LanguageCode;
  prefix: LanguageCode | null;
  texts: Texts;
  children: ReactNode;
}

/** Provides the texts of one language. Server and browser pass the same record. */
export function TextsProvider({ language, prefix, texts, children }: TextsProviderProps) {
  const words = useMemo(
    () => ({
      language,
      base: prefix ? `/${prefix}` : '',
      rtl: isRightToLeft(language),
      t: createTranslate<UiKey>(texts, language),
    }),
    [language, prefix, texts],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no TextsProvider');
  return words;
}

/** The function that translates a text key into the visitor's language. */
export function useT(): Translate<UiKey> {
  return useWords().t;
}
