import { languages as call } from '@kandil/contract/content';
import { LANGUAGES } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { translationOf } from '../present/translations.ts';
import type { ContentWorld } from '../world.ts';

/** All twelve languages, each with the version of its texts (SPEC-D1). */
export const languages = handle<ContentWorld, typeof call>(call, () =>
  Promise.resolve({
    data: LANGUAGES.map((language) => ({
      ...language,
      langCode: language.code,
      version: translationOf(language.code).version,
    })),
  }),
);
