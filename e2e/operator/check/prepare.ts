import { expect } from '@playwright/test';
import { openStackDatabase } from '@kandil/testkit/database';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHANNELS } from '../fixture/catalogue.ts';
import type { Film } from '../fixture/film-parts.ts';
import { nextChange } from '../fixture/guide.ts';
import { dropFolder, type Service } from './service.ts';

/** What `/readyz` says is missing. */
export const missing = async ({ product }: Service): Promise<string[]> => {
  const answer = await fetch(`${product.url}/readyz`);
  return ((await answer.json()) as { why?: string[] }).why ?? [];
};

/** Puts films into the drop folder of a service, with what lies beside them, and waits until each is ingested. */
export async function dropFilms(
  service: Service,
  from: string,
  films: readonly Film[],
): Promise<string> {
  const drop = dropFolder(service);
  await mkdir(drop, { recursive: true });
  const names = await readdir(from);
  const beside = (film: Film) =>
    names.filter((name) => name.startsWith(`${film.code}.`) && name !== film.name);
  for (const film of films)
    for (const name of [...beside(film), film.name])
      await copyFile(join(from, name), join(drop, name));
  // Only what is over is moved there; its line says what became of it.
  const over = async () => {
    const lists = await Promise.all(
      ['done', 'failed'].map((name) => readdir(join(drop, name)).catch(() => [])),
    );
    return films.filter(({ name }) => !lists.flat().includes(name)).map(({ code }) => code);
  };
  await expect
    .poll(over, { message: 'films that are not ingested', timeout: 600_000, intervals: [500] })
    .toEqual([]);
  return (await outcomes(service, films)).join(' | ');
}

/**
 * What became of films that were ingested.
 *
 * @throws Error for one that does not play, or of which the product says something else than the fixture expects
 */
export async function outcomes(service: Service, films: readonly Film[]): Promise<string[]> {
  const lines = (await service.command('ingest', '--status')).split('\n');
  return films.map(({ code, outcome }) => {
    const line = lines.find((each) => each.includes(`  ${code}  `)) ?? `${code} was not ingested`;
    expect(line).toContain('plays now: ');
    expect(line).toMatch(outcome);
    return line.slice(line.indexOf('plays now: ') + 'plays now: '.length);
  });
}

/** The hours of a day of the guide, as the database has them. */
async function hoursOf(service: Service, code: string, from: number, until: number) {
  const database = openStackDatabase(service.product.dataDir);
  try {
    const { rows } = await database.query(
      `select start_at, end_at from content.broadcast
       where channel_code = $1 and start_at >= $2 and start_at < $3 order by start_at`,
      [code, new Date(from), new Date(until)],
    );
    return (rows as { start_at: Date; end_at: Date }[]).map((row) => [
      Number(row.start_at),
      Number(row.end_at),
    ]);
  } finally {
    await database.close();
  }
}

const HOUR = 3_600_000;

/** Imports the television guide, and looks at the hours around both changes of the clock: none is lost, and none doubled. */
export async function importGuide(service: Service, file: string, now: number): Promise<string> {
  const channels = CHANNELS.flatMap(({ code, id }) => ['--channel', `${code}=${id}`]);
  const printed = await service.command('guide', 'import', file, ...channels);
  for (const by of [1, -1] as const) {
    const change = nextChange(CHANNELS[0].zone, by, now);
    const [from, until] = [change - 24 * HOUR, change + 24 * HOUR];
    const expected = Array.from({ length: 48 }, (_, at) => [
      from + at * HOUR,
      from + (at + 1) * HOUR,
    ]);
    for (const { code } of CHANNELS)
      expect(
        await hoursOf(service, code, from, until),
        `${code} at the change of the clock`,
      ).toEqual(expected);
  }
  return printed.trim().split('\n').join('; ');
}
