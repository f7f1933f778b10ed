import { Refusal } from '@kandil/contract';
import { translation as call } from '@kandil/contract/content';
import { isLanguageCode } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { translationOf } from '../present/translations.ts';
import type { ContentWorld } from '../world.ts';

/**
 * All texts of a language. With their current version in the request the answer is immutable. With another version (an
 * older page asks a newer server) or none it is cached briefly.
 */
export const translation = handle<ContentWorld, typeof call>(call, ({ input: { code, v } }) => {
  if (!isLanguageCode(code)) throw new Refusal('NOT_FOUND');
  const { texts, version } = translationOf(code);
  return Promise.resolve({ data: texts, immutable: v === version });
});
