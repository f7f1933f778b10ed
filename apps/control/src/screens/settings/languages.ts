import type { Maintenance } from '@kandil/contract/control/settings';
import { LANGUAGES } from '@kandil/i18n';

/** The texts of a notice, in the order of the languages. */
export const writtenTexts = ({ texts }: Pick<Maintenance, 'texts'>) =>
  LANGUAGES.flatMap(({ code }) => {
    const text = texts[code];
    return text === undefined ? [] : [{ code, text }];
  });
