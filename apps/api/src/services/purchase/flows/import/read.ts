import { offersFile, type OffersFile } from '@kandil/contract/offers';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { contradictions } from './contradictions.ts';

/** Checks an offers file. @throws CatalogueError with every problem and its path */
export function readOffers(json: unknown): OffersFile {
  const { data, error } = offersFile.safeParse(json);
  const issues = error ? error.issues : contradictions(data);
  if (error || issues.length > 0)
    throw new CatalogueError(
      issues.map(({ path, message }) => ({ place: placeOf(json, path), path, problem: message })),
    );
  return data;
}
