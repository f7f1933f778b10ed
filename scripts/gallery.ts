import { availableParallelism } from 'node:os';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../e2e/support/browser.ts';
import { startStack } from '../packages/testkit/src/stack/stack.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { galleryPage } from './lib/gallery-page.ts';
import { shootAll } from './lib/gallery-shots.ts';
import { ARTEFACTS } from './lib/paths.ts';
import { takeReadmePictures } from './lib/readme-pictures.ts';
import { ensureSystemPackages } from './lib/system-packages.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm run gallery [-- --url http://localhost:3000] [--language en]`: pictures of every screen and dialog, of a demo that
// runs already or of one started for it, in their states, in the four languages that differ most or in those named, on
// a phone and on a desktop, into artefacts/gallery. With `--readme` exactly the pictures of the README, into
// docs/pictures.
endWithParent();

const FOLDER = join(ARTEFACTS, 'gallery');
/** The pictures are of one visitor; in life they would be many. */
const LIMITS = { RATE_LIMIT_FACTOR: '1000', DEVICE_LIMIT: '100' };

async function takeGallery(browser: Browser, url: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const shots = await shootAll(
    { browser, url, folder: FOLDER, languages: values.language },
    availableParallelism(),
  );
  writeFileSync(join(FOLDER, 'index.html'), galleryPage(shots));
  const faulty = shots.filter(({ problems }) => problems.length > 0);
  for (const { file, problems } of faulty) console.error(`${file}: ${problems[0]}`);
  console.log(`${shots.length} pictures in ${join(FOLDER, 'index.html')}`);
  process.exitCode = faulty.length > 0 ? 1 : 0;
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    readme: { type: 'boolean', default: false },
    language: { type: 'string', multiple: true, default: ['en', 'ar', 'ur', 'fa'] },
  },
});
const executablePath = await ensureSystemPackages();
if (!values.url) await buildWeb();
const stack = values.url ? null : await startStack({ env: LIMITS });
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const take = values.readme ? takeReadmePictures : takeGallery;
  await take(browser, values.url ?? stack?.url ?? '');
} finally {
  await browser.close();
  await stack?.stop();
}
