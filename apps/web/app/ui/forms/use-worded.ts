import type { TextParams, UiKey } from '@kandil/i18n';
import { useT } from '../text/texts.tsx';

/** Turns a rule's result into what a form expects: an error text, or true. */
export function useWorded(): (problem: UiKey | null, params?: TextParams) => string | true {
  const t = useT();
  return (problem, params) => (problem === null ? true : t(problem, params));
}
