/** Which streams a catalogue may name. */
export interface StreamRules {
  /** The origins that streams may have; empty: every one. */
  sources: readonly string[];
  /** The product is served over https: browsers then load nothing over http. */
  secure: boolean;
}

/** Every stream that the format allows. */
export const ANY_STREAM: StreamRules = { sources: [], secure: false };

/**
 * The most origins of a catalogue: each page names all of them twice in its policy, and proxies limit the headers of an
 * answer (nginx: 4 kB, which the other headers share).
 */
export const MOST_ORIGINS = 24;

/** What is wrong with the address of a stream, or null. */
export function streamProblem(url: string, { sources, secure }: StreamRules): string | null {
  const { origin, protocol } = new URL(url);
  if (secure && protocol === 'http:')
    return `the product is served over https, and browsers then refuse '${origin}'`;
  if (sources.length > 0 && !sources.includes(origin))
    return `MEDIA_SOURCES does not allow the origin '${origin}'`;
  return null;
}
