import { expect, test } from 'vitest';
import { banner } from './banner.ts';

const FACTS = {
  url: 'http://localhost:3000',
  sandboxUrl: null,
  roles: new Set(['control'] as const),
  controlOrigin: null,
  dataDir: '/srv/kandil',
  seconds: 1,
};

test('says where the data is: with an outside database, not in the folder alone', () => {
  expect(banner({ ...FACTS, engine: 'native' })).toContain('/srv/kandil   (with the embedded');
  const outside = banner({ ...FACTS, engine: 'external' });
  expect(outside).toContain('/srv/kandil   (the database is that of DATABASE_URL)');
});
