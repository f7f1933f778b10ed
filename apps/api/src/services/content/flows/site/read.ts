import { type SiteDocument, siteFile } from '@kandil/contract/site';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { type Fault, siteContradictions } from './contradictions.ts';

/**
 * Checks a site document.
 * @param hasPicture whether the art has a picture of this path
 * @throws CatalogueError with every problem and its path
 */
export function readSite(json: unknown, hasPicture: (path: string) => boolean): SiteDocument {
  const { data, error } = siteFile.safeParse(json);
  const faults: Fault[] = error ? error.issues : siteContradictions(data, hasPicture);
  if (error || faults.length > 0)
    throw new CatalogueError(
      faults.map(({ path, message, at }) => ({
        place: placeOf(json, path),
        path,
        problem: message,
        ...(at && { at }),
      })),
    );
  return data;
}
