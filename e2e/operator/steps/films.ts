import type { Step } from '../../../scripts/operator/steps.ts';
import { dropFilms, outcomes } from '../check/prepare.ts';
import { QUICK_FILMS, SLOW_FILMS, writeFilms } from '../fixture/films.ts';
import type { Film } from '../fixture/film-parts.ts';
import type { Check } from './check.ts';

/** Ingests the films of the fixture. */
export function filmSteps({ service, at, isWhole }: Check): Step[] {
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
