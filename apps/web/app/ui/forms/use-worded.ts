import type { TextParams, UiKey } from '@kandil/i18n';
import { useT } from '../text/texts.tsx';

/** Turns what a rule found into what a form expects: the words of the problem, or true. */
export function useWorded(): (problem: UiKey | null, params?: TextParams) => string | true {
  const t = useT();
  return (problem, params) => (problem === null ? true : t(problem, params));
}
