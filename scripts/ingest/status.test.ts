import { contentTables } from '@kandil/api';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../apps/api/src/platform/testing.ts';
import { shareStatus } from '../../apps/api/src/services/content/store/ingest-status.ts';
import { openBucket } from '../../apps/api/src/testing/bucket.ts';
import { ingest } from '../lib/ingest-arguments.ts';
import { recordedPlace } from '../lib/place.fixture.ts';

const database = await openTestDatabase({ from: 'migrated' });
const bucket = await openBucket();
const folder = await mkdtemp(join(tmpdir(), 'kandil-ingest-status-'));
afterAll(async () => {
  await database.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const status = () =>
  recordedPlace({
    DATABASE_URL: database.url,
    KANDIL_DATA_DIR: folder,
    MEDIA_S3_URL: bucket.options.endpoint,
    MEDIA_S3_ACCESS_KEY_ID: bucket.options.accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
  }).run((place) => ingest(['--status'], place));

test('the status on one node shows what workers on others do, and what of the bucket is not taken', async () => {
  expect(await status()).toMatchObject({ code: 0, out: 'Nothing was ingested yet.\n' });
  const at = new Date().toISOString();
  const film = { code: 'nur-film', file: 'nur-film.mkv', at };
  const working = { ...film, state: 'working', step: 'video', share: 0.42 } as const;
  await shareStatus(contentTables(database), 'two', working);
  for (const name of ['nur-film.mkv', 'Nur Film.mkv', 'other.en.srt', 'old/nur-film.mkv'])
    await bucket.upload(`incoming/${name}`, 'x');
  const { code, out } = await status();
  expect([code, out.split('\n').slice(0, -1)]).toEqual([
    0,
    [
      `${at}  nur-film  [2/6] video 42 % (on two)`,
      expect.stringMatching(/^not taken: "incoming\/Nur Film\.mkv": not the name of a film/),
      expect.stringMatching(/^not taken: "incoming\/nur-film\.mkv": waits/),
      expect.stringMatching(/^not taken: "incoming\/other\.en\.srt": no film beside it/),
      'not taken: "incoming/old/": a folder',
    ],
  ]);
});

test('without the bucket it shows the rest, and says so', async () => {
  await bucket.failWith();
  const { code, out } = await status();
  expect(code).toBe(1);
  expect(out).toMatch(/nur-film {2}\[2\/6\] video 42 %/);
  expect(out).toContain('The bucket cannot be read: S3 returned 503');
});
