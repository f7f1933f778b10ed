/** What somebody typed about new terms. */
export interface TypedTerms {
  /** `YYYY-MM-DD`; empty: the earliest one. */
  day: string;
  /** By language. */
  summaries: Readonly<Record<string, string>>;
}

export const NOTHING_TYPED: TypedTerms = { day: '', summaries: {} };

/** The summaries that say something. */
export const writtenOf = ({ summaries }: TypedTerms): Record<string, string> =>
  Object.fromEntries(
    Object.entries(summaries)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
