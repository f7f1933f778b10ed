import { categories as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { categoriesOf } from '../flows/catalogue.ts';
import type { ContentWorld } from '../world.ts';

/** The menu. `resultType` is present only if the client can list the category's content (ENTITY-24). */
export const categories = handle<ContentWorld, typeof call>(call, async ({ context, world }) => {
  const rows = await categoriesOf(world, context);
  return {
    data: rows.map(({ id, code, title, kind, result_type }) => ({
      id,
      code,
      title,
      kind,
      ...(result_type && { resultType: result_type }),
    })),
  };
});
