import type { CatalogueChannel } from '@kandil/contract/catalogue';

/** The age rating of a channel that its file does not rate: that of its oldest programme of the catalogue, else 0. */
export const ageOfProgrammes = (
  programmes: CatalogueChannel['programmes'],
  ages: ReadonlyMap<string, number>,
): number =>
  Math.max(
    0,
    ...programmes.map((programme) => ('code' in programme ? 0 : (ages.get(programme.title) ?? 0))),
  );
