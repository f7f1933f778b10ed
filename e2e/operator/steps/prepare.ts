import { expect } from '@playwright/test';
import type { Step } from '../../../scripts/operator/steps.ts';
import { importGuide, missing } from '../check/prepare.ts';
import { seeEmptyService, seeNotForSale } from '../check/visit.ts';
import { QUICK_FILMS, writeFilms } from '../fixture/films.ts';
import { writeOperator } from '../fixture/write.ts';
import type { Check } from './check.ts';

/** From nothing to a service with its own name, law and prices. */
export function prepareSteps({ service, visitor, at, now }: Check): Step[] {
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
