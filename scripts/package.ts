import { resolve } from 'node:path';
import { endWithParent } from './lib/end-with-parent.ts';
import { makeTree } from './lib/package-tree.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm run package -- FOLDER` writes the product as it runs: sources, the built web and the packages that it needs, without
// what builds and tests it. docs/operations/install.md describes it.
endWithParent();
const [folder, ...more] = process.argv.slice(2);
try {
  if (!folder || more.length > 0) throw new Error('Usage: npm run package -- FOLDER');
  await buildWeb();
  await makeTree(resolve(folder));
  console.log(`The product is in ${resolve(folder)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
