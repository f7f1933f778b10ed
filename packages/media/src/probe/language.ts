/** The two-letter code of a file's language tag (`tur`, `ger`, `pt-BR`); undefined for no or an unknown language. */
export function languageOf(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    const { language } = new Intl.Locale(tag.replaceAll('_', '-'));
    return /^[a-z]{2}$/.test(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a language in that language, as players list it: `Türkçe`. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
