import { type Browser, expect } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { payByCard, seeOwnMails, signUp } from './check/member.ts';
import { dropFilms, importGuide, missing, outcomes } from './check/prepare.ts';
import { type Service, startService } from './check/service.ts';
import type { Step } from '../../scripts/lib/steps.ts';
import { openVisitor, type Visitor } from './check/visitor.ts';
import {
  play,
  playChannel,
  seeEmptyService,
  seeGuestPages,
  seeGuide,
  seeNotForSale,
  seeOwnLaw,
  seePrices,
  seeTracks,
  seeTurkishSubtitles,
  TURKISH_PRICE,
} from './check/visit.ts';
import { CHANNELS } from './fixture/catalogue.ts';
import { type Film, QUICK_FILMS, SLOW_FILMS, writeFilms } from './fixture/films.ts';
import { writeOperator } from './fixture/write.ts';

export interface OperatorOptions {
  /** An empty folder, for the operator's files and the data folder of the product. */
  folder: string;
  browser: Browser;
  /** Also ingests the films with much to encode: high dynamic range, interlaced, the other episodes. */
  isWhole: boolean;
  /** Ends commands that run. */
  signal?: AbortSignal;
}

interface Check extends OperatorOptions {
  now: number;
  /** The product; from the first step on. */
  service(): Service;
  /** A visitor from Türkiye; from the first step on. */
  visitor(): Visitor;
  at(...names: string[]): string;
}

/**
 * The way of an operator from an empty folder to a service that people pay for, in steps. Each step needs those before it.
 *
 * @returns the steps, and what ends everything that they started
 */
export function operatorSteps(options: OperatorOptions): {
  steps: Step[];
  close(): Promise<void>;
} {
  const opened: { service?: Service; visitor?: Visitor } = {};
  const present = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the product was not started');
    return part;
  };
  const check: Check = {
    ...options,
    now: Date.now(),
    service: () => present(opened.service),
    visitor: () => present(opened.visitor),
    at: (...names) => join(options.folder, ...names),
  };
  const start: Step = {
    name: 'start the product on an empty folder',
    async run() {
      for (const name of ['data', 'operator', 'films']) await mkdir(check.at(name));
      opened.service = await startService(check.at('data'), options.signal);
      const { url } = opened.service.product;
      opened.visitor = await openVisitor(options.browser, url);
      return url;
    },
  };
  return {
    steps: [start, ...prepareSteps(check), ...filmSteps(check), ...visitSteps(check)],
    async close() {
      await opened.visitor?.context.close();
      await opened.service?.stop();
    },
  };
}

/** From nothing to a service with its own name, law and prices. */
function prepareSteps({ service, visitor, at, now }: Check): Step[] {
  const importFile = async (...args: string[]) => {
    const printed = await service().command('catalogue', 'import', ...args);
    return printed
      .trim()
      .split('\n')
      .filter((line) => /^(?:art|Site|Packages|title|video):?/.test(line))
      .join(' ');
  };
  return [
    {
      name: 'see the empty service',
      async run() {
        await seeEmptyService(visitor());
        return (await missing(service())).join('; ');
      },
    },
    {
      name: 'make the files of the operator',
      async run() {
        const { url } = service().sandbox;
        const stream = (name: string) => `${url}/broadcaster/${name}/index.m3u8`;
        await writeOperator(at('operator'), { stream, now });
        await writeFilms(at('films'), QUICK_FILMS);
        return at('operator');
      },
    },
    {
      name: 'import the offers',
      async run() {
        const printed = await importFile(at('operator/offers.json'));
        await seeNotForSale(visitor());
        return `${printed} Nothing is sold before the site document says who sells.`;
      },
    },
    {
      name: 'import the site document',
      async run() {
        const site = at('operator/site/site.json');
        const printed = await importFile(site, '--art', at('operator/art'));
        await expect.poll(() => missing(service()), { timeout: 30_000 }).toEqual([]);
        return `${printed} /readyz is ready`;
      },
    },
    {
      name: 'import the catalogue',
      run: () => importFile(at('operator')),
    },
    {
      name: 'import the television guide',
      run: () => importGuide(service(), at('operator/guide.xml'), now),
    },
  ];
}

function filmSteps({ service, at, isWhole }: Check): Step[] {
  const [first, ...dropped] = QUICK_FILMS;
  const drop = (name: string, films: readonly Film[]): Step => ({
    name,
    run: () => dropFilms(service(), at('films'), films),
  });
  return [
    {
      name: 'ingest a film by the command',
      async run() {
        if (!first) return 'no film';
        const { name, code } = first;
        await service().command('ingest', at('films', name), '--title', code);
        return (await outcomes(service(), [first])).join('');
      },
    },
    drop('ingest films from the drop folder', dropped),
    ...(isWhole
      ? [
          {
            name: 'make the films with much to encode',
            async run() {
              await writeFilms(at('films'), SLOW_FILMS);
              return `${SLOW_FILMS.length} films`;
            },
          },
          drop('ingest them', SLOW_FILMS),
        ]
      : []),
  ];
}

/** What visitors of the service do. */
function visitSteps({ service, visitor, browser, isWhole }: Check): Step[] {
  const sandbox = () => service().sandbox.url;
  let email = '';
  return [
    { name: 'look at the pages of guests', run: () => seeGuestPages(visitor()) },
    {
      name: 'read the terms, the privacy policy and who this is',
      async run() {
        await seeOwnLaw(visitor());
        return 'they are the operator’s own';
      },
    },
    {
      name: 'compare prices of two countries',
      async run() {
        await seePrices(visitor(), TURKISH_PRICE);
        const german = await openVisitor(browser, service().product.url, 'Europe/Berlin');
        await seePrices(german, '€5.50');
        await german.context.close();
        return `${TURKISH_PRICE} in Türkiye, €5.50 in Germany`;
      },
    },
    {
      name: 'play a free film as a guest',
      async run() {
        await play(visitor(), 'last-tram-film');
        await seeTurkishSubtitles(visitor(), 'Gece hattının şoförü');
        return 'with its subtitles in windows-1254';
      },
    },
    {
      name: 'sign a person up',
      async run() {
        email = await signUp(visitor(), sandbox());
        return email;
      },
    },
    {
      name: 'buy a plan by card',
      async run() {
        await payByCard(visitor(), '₺1,490.00');
        return 'Solo for a year, ₺1,490.00';
      },
    },
    { name: 'read the mails', run: () => seeOwnMails(sandbox(), email) },
    {
      name: 'play a film with a plan',
      async run() {
        await play(visitor(), 'lighthouse-keeper-film');
        return seeTracks(visitor());
      },
    },
    ...(isWhole ? [playAll(visitor)] : []),
    {
      name: 'play the channels',
      async run() {
        for (const { code } of CHANNELS) await playChannel(visitor(), code);
        return CHANNELS.map(({ code }) => code).join(', ');
      },
    },
    { name: 'see the television guide', run: () => seeGuide(visitor()) },
  ];
}

const playAll = (visitor: () => Visitor): Step => ({
  name: 'play every other film',
  async run() {
    for (const { code } of SLOW_FILMS) await play(visitor(), code);
    return SLOW_FILMS.map(({ code }) => code).join(', ');
  },
});
