import { describe, expect, test } from 'vitest';
import { envelope } from '../envelope.ts';
import * as entity from './entities.ts';

describe('a category', () => {
  const category = { id: 1, code: 'series', title: 'Series', kind: 'SERIES' };

  test.each(['SERIES', 'MOVIES', 'TV_CHANNEL'])(
    'keeps the result type %s',
    { tags: ['ENTITY-24'] },
    (resultType) => {
      expect(entity.category.parse({ ...category, resultType }).resultType).toBe(resultType);
    },
  );

  test.each(['PACKAGES', 'NONE', 'STATIC', 'series', '', 7, null])(
    'drops the result type %j and nothing else',
    { tags: ['ENTITY-24'] },
    (resultType) => {
      const parsed = entity.category.parse({ ...category, resultType });
      expect(JSON.parse(JSON.stringify(parsed))).toEqual(category);
    },
  );

  test('is of one of five kinds', { tags: ['ENTITY-25'] }, () => {
    expect(entity.CATEGORY_KINDS).toEqual(['SERIES', 'MOVIES', 'PACKAGES', 'NONE', 'STATIC']);
  });
});

test('a video is of one of seven content types', { tags: ['ENTITY-26'] }, () => {
  expect(entity.CONTENT_TYPES).toEqual([
    'FILM',
    'EPISODE',
    'FRAGMENT',
    'SEASON_FRAGMENT',
    'MOVIE_FRAGMENT',
    'PREVIEW',
    'SEASON_PREVIEW',
  ]);
});

test('every number about devices defaults to zero', () => {
  expect(entity.deviceLimits.parse({})).toEqual({
    allowedDevices: 0,
    maxDeleteCount: 0,
    maxDeviceCount: 0,
    remainingDeleteCount: 0,
  });
});

test('a home row is of one of six types', { tags: ['ENTITY-27'] }, () => {
  expect(entity.ROW_TYPES).toEqual([
    'NEW_EPISODES',
    'FREE_EPISODES',
    'CUSTOM_CONTENTS',
    'CONTINUE_WATCH',
    'GENRE_CONTENTS',
    'DISCOVERY',
  ]);
});

test('the envelope has its three fields and no other', { tags: ['ENTITY-60'] }, () => {
  const answer = { message: null, data: [], meta: null };
  expect(envelope.safeParse(answer).success).toBe(true);
  expect(envelope.safeParse({ ...answer, status: 'ok' }).success).toBe(false);
  expect(envelope.safeParse({ message: null, data: [] }).success).toBe(false);
});
