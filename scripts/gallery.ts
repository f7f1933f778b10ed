import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startStack } from '../packages/testkit/src/stack/stack.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { SCREENS, type Screen } from './lib/gallery-screens.ts';
import { galleryPage, type Shot } from './lib/gallery-page.ts';
import { ARTEFACTS } from './lib/paths.ts';
import { ensureSystemPackages } from './lib/system-packages.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm run gallery [-- --url http://localhost:3000]`: pictures of the main screens, of a product that runs already
// or of one started for it, in English and Arabic, on a phone and on a desktop, into artefacts/gallery.
endWithParent();

const FOLDER = join(ARTEFACTS, 'gallery');
const LANGUAGES = ['en', 'ar'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const MORE_FLAGS = ['--disable-component-update', '--disable-sync'];

/** Waits for pictures and fonts. A player never stops loading, so this has a timeout. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' || isSeen(image));
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
}

async function open(page: Page, url: string, { as, path, follow }: Screen, language: string) {
  if (as) {
    await page.goto(`${url}/landing?demo=${encodeURIComponent(as)}`);
    // The page offers the account and waits for a click, so that no link signs anyone in.
    const offered = page.getByRole('button', { name: as }).and(page.locator(':focus'));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/login'));
    await offered.click();
    await answered;
  }
  await page.goto(`${url}${language === 'en' ? '' : `/${language}`}${path}`);
  if (follow) {
    await page.locator(`a[href*="${follow}"]`).first().click();
    await page.waitForURL(`**${follow}**`);
  }
  await settle(page);
}

async function shoot(
  browser: Browser,
  url: string,
  screen: Screen,
  language: string,
  viewport: (typeof SIZES)[number],
): Promise<Shot> {
  const context = await browser.newContext({ viewport, locale: language, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  // The consent notice is answered, except on the screen that shows it.
  if (screen.name !== 'landing')
    await context.addCookies([{ name: 'kandil_consent', value: 'necessary', url }]);
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      // An intended 404 page is fine; a missing file of a page is not.
      const isPage = message.location().url === page.url();
      if (message.type() === 'error' && !isPage) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await open(page, url, screen, language).catch((error: Error) => problems.push(error.message));
    const file = `${screen.name}-${language}-${viewport.width}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage: screen.fullPage ?? false });
    return { file, screen: screen.name, language, width: viewport.width, problems };
  } finally {
    await context.close();
  }
}

async function shootAll(url: string, executablePath: string): Promise<Shot[]> {
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...MORE_FLAGS] });
  const shots: Shot[] = [];
  try {
    for (const screen of SCREENS) {
      for (const language of LANGUAGES) {
        for (const size of SIZES) shots.push(await shoot(browser, url, screen, language, size));
      }
      console.log(screen.name);
    }
  } finally {
    await browser.close();
  }
  return shots;
}

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const executablePath = await ensureSystemPackages();
mkdirSync(FOLDER, { recursive: true });
if (!values.url) await buildWeb();
const stack = values.url ? null : await startStack();
try {
  const shots = await shootAll(values.url ?? stack?.url ?? '', executablePath);
  writeFileSync(join(FOLDER, 'index.html'), galleryPage(shots));
  const faulty = shots.filter(({ problems }) => problems.length > 0);
  for (const { file, problems } of faulty) console.error(`${file}: ${problems[0]?.split('\n')[0]}`);
  console.log(`${shots.length} pictures in ${join(FOLDER, 'index.html')}`);
  process.exitCode = faulty.length > 0 ? 1 : 0;
} finally {
  await stack?.stop();
}
