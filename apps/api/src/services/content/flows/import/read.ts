import { catalogue, type Catalogue } from '@kandil/contract/catalogue';
import type { ArtIndex } from '../art/index-art.ts';
import { CatalogueError, placeOf } from '../../../../platform/catalogue-error.ts';
import { ANY_STREAM, type StreamRules } from '../../rules/streams.ts';
import { readableOf } from './readable.ts';
import { referenceProblems } from './references.ts';

/** Checks a catalogue file. @throws CatalogueError with every problem and its path */
export function readCatalogue(
  json: unknown,
  art: Omit<ArtIndex, 'files'>,
  streams: StreamRules = ANY_STREAM,
): Catalogue {
  const { data, error } = catalogue.safeParse(json);
  const issues = error?.issues ?? [];
  const readable = data ?? readableOf<Catalogue>(json, issues);
  const problems = [
    ...issues.map(({ path, message }) => ({ place: placeOf(json, path), path, problem: message })),
    ...referenceProblems(readable ?? {}, (path) => pictureProblem(path, art), streams),
  ];
  if (data === undefined || problems.length > 0) throw new CatalogueError(problems);
  return data;
}

function pictureProblem(
  path: string,
  { pictures, problems }: Omit<ArtIndex, 'files'>,
): string | null {
  const problem = problems?.get(path);
  if (problem) return `the picture '${path}' ${problem}`;
  return pictures.has(path) ? null : `there is no picture '${path}'`;
}
