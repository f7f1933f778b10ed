import { useState } from 'react';
import { type Act, useAct } from './use-act.ts';
import type { CallState } from './use-call.ts';

interface Page {
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

/**
 * A list that is loaded page after page: the pages so far are one answer to the screen, and `more` loads the next.
 * @param first the first page; when it is another one, the pages that followed are no longer shown
 * @param load the page that begins at `after`
 * @param join the pages so far with the rows of the next one; its `next` follows by itself
 */
export function usePages<Answer extends Page>(
  first: CallState<Answer>,
  load: (after: string) => Promise<Answer>,
  join: (pages: Answer, page: Answer) => Answer,
): { loaded: CallState<Answer>; more: Act<[]> } {
  const [rest, setRest] = useState<{ first: Answer; pages: readonly Answer[] } | null>(null);
  const pages = rest && rest.first === first.data ? rest.pages : [];
  const next = (pages.at(-1) ?? first.data)?.next ?? null;
  const more = useAct(async () => {
    if (!first.data || next === null) return;
    setRest({ first: first.data, pages: [...pages, await load(next)] });
  });
  const data = first.data && { ...pages.reduce(join, first.data), next };
  return { loaded: { ...first, data }, more };
}
