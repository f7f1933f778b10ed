/** A summary in a language, else in English, with the language that it has. */
export function summaryIn(
  summaries: Readonly<Record<string, string>>,
  language: string,
): { summary: string; language: string } {
  const own = summaries[language];
  return own ? { summary: own, language } : { summary: summaries['en'] ?? '', language: 'en' };
}
