import { catalogue, type Catalogue } from '@kandil/contract/catalogue';
import type { PictureIndex } from '../../store/pictures.ts';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { readableOf } from './readable.ts';
import { referenceProblems } from './references.ts';

/** Checks a catalogue file. @throws CatalogueError with every problem and its path */
export function readCatalogue(json: unknown, pictures: PictureIndex): Catalogue {
  const { data, error } = catalogue.safeParse(json);
  const issues = error?.issues ?? [];
  const readable = data ?? readableOf<Catalogue>(json, issues);
  const problems = [
    ...issues.map(({ path, message }) => ({ place: placeOf(json, path), path, problem: message })),
    ...referenceProblems(readable ?? {}, (path) => pictures.has(path)),
  ];
  if (data === undefined || problems.length > 0) throw new CatalogueError(problems);
  return data;
}
