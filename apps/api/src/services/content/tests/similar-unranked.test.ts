import { content } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Until a new catalogue is ranked, similar titles are those that share the most people and genres.

interface KnownTitle {
  id: number;
  code: string;
  kids: boolean;
  /** Share of likes. */
  liked: number;
  genres: number[];
  people: number[];
}

let product: ProductApp;
let titles: KnownTitle[];
beforeAll(async () => {
  product = await openProductApp();
  await product.database.pool.query('truncate content.similar_title');
  ({ rows: titles } = await product.database.pool.query<KnownTitle>(
    `select id, code, kids, ((likes + 1.0) / (likes + dislikes + 2))::float8 as liked,
       array(select genre_id from content.title_genre where title_id = t.id) as genres,
       array(select person_id from content.title_person where title_id = t.id) as people
     from content.title t`,
  ));
});
afterAll(() => product.close());

const shared = (one: readonly number[], other: readonly number[]) =>
  one.filter((id) => other.includes(id)).length;

function expected(own: KnownTitle, all: readonly KnownTitle[]): string[] {
  return all
    .filter(({ id }) => id !== own.id)
    .map((each) => ({
      ...each,
      weight: shared(own.genres, each.genres) + 3 * shared(own.people, each.people),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.liked - a.liked || a.id - b.id)
    .slice(0, 12)
    .map(({ code }) => code);
}

async function expectSimilar(visitor: Visitor, visible: readonly KnownTitle[]): Promise<void> {
  const answers = await Promise.all(
    visible.map(({ id }) => visitor.call(content.contentSimilar, { contentId: id })),
  );
  const found = answers.map(({ data }) => data.map(({ code }) => code));
  expect(found).toEqual(visible.map((own) => expected(own, visible)));
}

test('without a ranking, guests get those that share the most people and genres, the liked ones first', () =>
  expectSimilar(product.visitor(), titles));

test('children get the same of the titles for children, whatever else shares more', async () => {
  const child = await product.member('family', { kids: true });
  await expectSimilar(
    child,
    titles.filter(({ kids }) => kids),
  );
});
