import { availableParallelism } from 'node:os';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../e2e/support/browser.ts';
import { startStack } from '../packages/testkit/src/stack/stack.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { galleryPage, type Shot } from './lib/gallery-page.ts';
import { shootAll } from './lib/gallery-shots.ts';
import { ARTEFACTS } from './lib/paths.ts';
import { ensureSystemPackages } from './lib/system-packages.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm run gallery [-- --url http://localhost:3000] [--language en]`: pictures of every screen and dialog, of a demo that
// runs already or of one started for it, in their states, in the four languages that differ most or in those named, on
// a phone and on a desktop, into artefacts/gallery.
endWithParent();

const FOLDER = join(ARTEFACTS, 'gallery');
/** The pictures are of one visitor; in life they would be many. */
const LIMITS = { RATE_LIMIT_FACTOR: '1000', DEVICE_LIMIT: '100' };

async function shoot(url: string, executablePath: string): Promise<Shot[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    return await shootAll(
      { browser, url, folder: FOLDER, languages: values.language },
      availableParallelism(),
    );
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    language: { type: 'string', multiple: true, default: ['en', 'ar', 'ur', 'fa'] },
  },
});
const executablePath = await ensureSystemPackages();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
if (!values.url) await buildWeb();
const stack = values.url ? null : await startStack({ env: LIMITS });
try {
  const shots = await shoot(values.url ?? stack?.url ?? '', executablePath);
  writeFileSync(join(FOLDER, 'index.html'), galleryPage(shots));
  const faulty = shots.filter(({ problems }) => problems.length > 0);
  for (const { file, problems } of faulty) console.error(`${file}: ${problems[0]}`);
  console.log(`${shots.length} pictures in ${join(FOLDER, 'index.html')}`);
  process.exitCode = faulty.length > 0 ? 1 : 0;
} finally {
  await stack?.stop();
}
