import { createTranslate, type TextKey, type Translate } from '@kandil/i18n';
import { en } from './en/index.ts';

export type Key = TextKey<typeof en>;

/** The language of the control room. Another one is another dictionary with the keys of English. */
export const LANGUAGE = 'en';

/** Translates a key of the control room's own dictionary. */
export const t: Translate<Key> = createTranslate<Key>(en, LANGUAGE);

/** Whether the dictionary has a text of this name; for names that come from the service. */
export const isKey = (name: string): name is Key => Object.hasOwn(en, name);
