import { titlesNamed as call } from '@kandil/contract/internal';
import { FALLBACK_LANGUAGE, isLanguageCode } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { presentChildTitle } from '../present/child-title.ts';
import { titlesByIds } from '../store/child-titles.ts';
import type { ContentWorld } from '../world.ts';

export const titlesNamed = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { ids, language }, world }) => {
    const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
    const rows = await titlesByIds(world.db, ids, code);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const data = [...new Set(ids)].flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...presentChildTitle(row), kids: row.kids, age: row.age }] : [];
    });
    return { data };
  },
);
