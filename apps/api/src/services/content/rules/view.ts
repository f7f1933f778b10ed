import type { CatalogueChannel } from '@kandil/contract/catalogue';
import {
  AGE_STEPS,
  audienceOf,
  type AgeStep,
  type ChildLimits,
} from '@kandil/contract/child-limits';
import type { Territory } from '@kandil/contract/territory';
import type { LanguageCode } from '@kandil/i18n';

/** What determines the visible catalogue: the language, the territory, and what a child may see; null: everything. */
export interface View {
  language: LanguageCode;
  territory: Territory;
  child: ChildLimits | null;
}

/** A view as part of the key of a cache. */
export function viewKey({ language, territory, child }: View): readonly [string, number, string] {
  const audience = audienceOf(child);
  return [language, territory, audience ?? `${child?.maxAge} ${child?.allowList?.join()}`];
}

/** The steps at which a child sees a title for children of this age. */
export const stepsFrom = (age: number): AgeStep[] => AGE_STEPS.filter((step) => age <= step);

/** The age rating of a channel that its file does not rate: that of its oldest programme of the catalogue, else 0. */
export const ageOfProgrammes = (
  programmes: CatalogueChannel['programmes'],
  ages: ReadonlyMap<string, number>,
): number =>
  Math.max(
    0,
    ...programmes.map((programme) => ('code' in programme ? 0 : (ages.get(programme.title) ?? 0))),
  );

/** Whether the view may see what is suitable from an age in years; what nobody has rated is as suitable as its channel. */
export const maySeeAge = ({ child }: Pick<View, 'child'>, age: number | null): boolean =>
  child === null || age === null || age <= child.maxAge;
