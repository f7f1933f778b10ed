import { data } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { keepGood, orLastGood } from './last-good.ts';
import { forgetMemberData } from './member-data.ts';

const failing = (status: number) => () => Promise.reject(data({ kind: 'http' }, { status }));

beforeEach(forgetMemberData);

test('in an outage the last good copy stands, and says that it is one', async () => {
  keepGood('home', { rows: ['before'] });
  keepGood('home', { rows: ['now'] });
  for (const status of [500, 503, 429])
    expect(await orLastGood('home', failing(status))).toEqual({ rows: ['now'], stale: true });
});

test('what the service answers counts: an answer, or a refusal', async () => {
  keepGood('home', { rows: ['before'] });
  expect(await orLastGood('home', () => Promise.resolve({ rows: ['now'] }))).toEqual({
    rows: ['now'],
  });
  await expect(orLastGood('home', failing(404))).rejects.toMatchObject({ init: { status: 404 } });
  await expect(orLastGood('home', () => Promise.reject(new Error('a fault')))).rejects.toThrow(
    'a fault',
  );
});

test('without a copy the failure is shown, and a copy belongs to its member', async () => {
  await expect(orLastGood('home', failing(503))).rejects.toMatchObject({ init: { status: 503 } });
  keepGood('home', { rows: ['hers'] });
  forgetMemberData();
  await expect(orLastGood('home', failing(503))).rejects.toMatchObject({ init: { status: 503 } });
});
