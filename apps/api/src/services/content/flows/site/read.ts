import { type SiteDocument, siteFile } from '@kandil/contract/site';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { siteContradictions } from './contradictions.ts';

/**
 * Checks a site document.
 * @param hasPicture whether the art has a picture of this path
 * @throws CatalogueError with every problem and its path
 */
export function readSite(json: unknown, hasPicture: (path: string) => boolean): SiteDocument {
  const { data, error } = siteFile.safeParse(json);
  const issues = error ? error.issues : siteContradictions(data, hasPicture);
  if (error || issues.length > 0)
    throw new CatalogueError(
      issues.map(({ path, message }) => ({ place: placeOf(json, path), path, problem: message })),
    );
  return data;
}
