/** Two letters for a language tag of a file (`tur`, `ger`, `pt-BR`); undefined where it has none, or says nothing. */
export function languageOf(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    const { language } = new Intl.Locale(tag.replaceAll('_', '-'));
    return /^[a-z]{2}$/.test(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

/** What speakers call their language, as players list it: `Türkçe`. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}
