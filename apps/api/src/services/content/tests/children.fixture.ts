import { auth } from '@kandil/contract';
import type { ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** Marked for children, and rated for adults by the test. */
export const MISMARKED = 'moonlight-friends';

/** The titles of the child with an allow list; the second one is for adults, the third above every child's age. */
const LISTED = ['paper-boat', 'son-kale', MISMARKED, 'little-astronomer'];

/** The profiles of a child of 7, one of 3, and one of 10 with an allow list, of the demo's family. */
export async function createChildren(product: ProductApp): Promise<number[]> {
  const parent = await product.member('family');
  const { data: known } = await parent.call(auth.profileList, {});
  const first = known.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
  const fields = { avatarId: 'rocket', langCode: 'en', profileType: 'KIDS' } as const;
  const add = async (profileName: string, maxAge: 3 | 10) =>
    (await parent.call(auth.profileAdd, { ...fields, profileName, maxAge })).data.id;
  const [young, listed] = [await add('Sami', 3), await add('Elif', 10)];
  const { rows } = await product.database.pool.query<{ id: number }>(
    'select id from content.title where code = any ($1)',
    [LISTED],
  );
  const titleIds = rows.map(({ id }) => id);
  await parent.call(auth.allowListSet, { id: listed, titleIds });
  return [first, young, listed];
}

export async function childOf(product: ProductApp, profileId: number): Promise<Visitor> {
  const visitor = await product.member('family');
  const headers = { 'x-profile-id': String(profileId) };
  return { ...visitor, call: (spec, args) => visitor.call(spec, args, { headers }) };
}

/** Independent of the service's own condition: the lists of ratings for children. */
export const FOR_CHILDREN = `array[
  t.kids and t.age_rating in ('0+', '3+', '7+'),
  t.kids and t.age_rating in ('0+', '3+'),
  t.kids and t.code in ('paper-boat', 'little-astronomer')] as seen`;
export const FOR_ALL = 'array[true, true, true] as seen';

/** All codes in an answer, at any depth. */
export function codesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    /code$/i.test(name) && typeof each === 'string' ? [each] : codesIn(each),
  );
}

type Answer = { status: number };

/** A forbidden item gives 404 to the child and not to the adult. */
export function isRight(
  asAdult: Answer,
  asChild: Answer,
  opens: boolean,
  maySee: boolean,
): boolean {
  if (!opens) return asAdult.status !== 401 && asChild.status !== 401;
  return asAdult.status !== 404 && (maySee ? asChild.status !== 401 : asChild.status === 404);
}
