import { ROOT } from '../lib/paths.ts';
import { tagRelease } from './tag.ts';

// `npm run release` tags the commit that is checked out as the next release. docs/operations/upgrade.md describes it.
try {
  const tag = `release/${tagRelease(ROOT)}`;
  console.log(`This commit is ${tag}. To publish it: git push origin main ${tag}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
