import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { USER_AGENT } from '../../e2e/support/browser.ts';
import {
  type Role,
  type Screen,
  SCREENS,
  type State,
  STATES,
  pausePlayer,
} from '../../e2e/support/screens/list.ts';
import { settled } from '../../e2e/support/structure.ts';
import { dialogNames, openDialog } from '../../e2e/support/screens/dialogs.ts';
import { endState, showState } from '../../e2e/support/screens/states.ts';
import { pathOf } from '../../e2e/support/screens/paths.ts';
import { complete, enter, openScreen } from '../../e2e/support/screens/visit.ts';
import type { Shot } from './gallery-page.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

interface Studio {
  browser: Browser;
  url: string;
  folder: string;
  languages: readonly string[];
}

/** A browser for each account, so that a page that is offline is alone. */
function visitors({ browser, url }: Studio) {
  const entered = new Map<Role | null, Promise<BrowserContext>>();
  const enterAs = async (role: Role | null) => {
    const context = await browser.newContext({
      userAgent: USER_AGENT,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(20_000);
    await enter(context, url, role);
    return context;
  };
  return {
    as(role: Role | null) {
      const there = entered.get(role) ?? enterAs(role);
      entered.set(role, there);
      return there;
    },
    async leave() {
      for (const context of entered.values()) await (await context).close();
    },
  };
}

/** Collects errors of the browser, except those that belong to what is shown. */
function problemsOf(page: Page, isExpected: (text: string) => boolean): string[] {
  const problems: string[] = [];
  const note = (text: string) => isExpected(text) || problems.push(text.split('\n')[0] ?? '');
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', ({ message }) => note(message));
  return problems;
}

/** Lets lazy pictures of the whole page load. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < Math.min(scrollHeight, 8_000); top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await settled(page).catch(() => undefined);
}

type TakenShot = Omit<Shot, 'problems'>;

const shotOf = (screen: string, state: string, language: string, width: number): TakenShot => ({
  file: `${screen}-${state}-${language}-${width}.jpg`,
  screen,
  state,
  language,
  width,
});

const take = (page: Page, folder: string, { file }: TakenShot, fullPage: boolean) =>
  page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70, fullPage });

type Job = (as: (role: Role | null) => Promise<BrowserContext>) => Promise<Shot[]>;

/** A screen in a language, in all its states and sizes. */
function screenJob({ url, folder }: Studio, screen: Screen, language: string): Job {
  return async (as) => {
    const context = await as(screen.as ?? null);
    const path = await pathOf(context, url, screen, language);
    const states: (State | 'full')[] = ['full', ...(screen.loads ? STATES : [])];
    const shots: Shot[] = [];
    for (const state of states)
      for (const size of SIZES) {
        const page = await context.newPage();
        const problems = problemsOf(
          page,
          (text) => state !== 'full' || text.includes(`status of ${screen.status}`),
        );
        const shot = shotOf(screen.name, state, language, size.width);
        try {
          await page.setViewportSize(size);
          if (state === 'full') {
            await openScreen(page, url, screen, path);
            await scrollThrough(page);
            await pausePlayer(page, screen);
          } else await showState(page, url, path, state);
          await take(page, folder, shot, state === 'full');
        } catch (error) {
          problems.push(String(error).split('\n')[0] ?? '');
        } finally {
          await endState(page);
          await page.close();
        }
        shots.push({ ...shot, problems });
      }
    return shots;
  };
}

/** Every dialog in a language and a size. */
function dialogsJob({ url, folder }: Studio, language: string, size: (typeof SIZES)[number]): Job {
  return async (as) => {
    const page = await (await as('member')).newPage();
    const shots: Shot[] = [];
    // The sample of a mailed link is none.
    const problems = problemsOf(page, (text) => text.includes('status of 400'));
    try {
      await page.setViewportSize(size);
      await page.goto(`${url}/${language}/modals`);
      await complete(page);
      for (const name of await dialogNames(page)) {
        await openDialog(page, name);
        const shot = shotOf(`dialog-${name}`, 'dialog', language, size.width);
        await take(page, folder, shot, false);
        shots.push({ ...shot, problems: problems.splice(0) });
      }
      return shots;
    } finally {
      await page.close();
    }
  };
}

/** Takes a picture of every screen and every dialog, several at once. */
export async function shootAll(studio: Studio, atOnce: number): Promise<Shot[]> {
  const { languages } = studio;
  const jobs: Job[] = [
    ...SCREENS.flatMap((screen) =>
      languages.map((language) => screenJob(studio, screen, language)),
    ),
    ...languages.flatMap((language) => SIZES.map((size) => dialogsJob(studio, language, size))),
  ];
  const results: Shot[][] = [];
  let next = 0;
  const work = async () => {
    const { as, leave } = visitors(studio);
    for (let at = next++; at < jobs.length; at = next++) {
      results[at] = (await jobs[at]?.(as)) ?? [];
      if (at % 20 === 0) console.log(`${at} of ${jobs.length}`);
    }
    await leave();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.flat();
}
