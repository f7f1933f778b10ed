import { expect, test } from 'vitest';
import { type ApiError, tokensOf } from './index.ts';

const texts = { unexpected: () => 'Unexpected error happened, please try again!' };
const thrown = (run: () => unknown): ApiError => {
  try {
    run();
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('nothing was thrown');
};

test('an answer with only a token is accepted', { tags: ['ENTITY-07'] }, () => {
  expect(tokensOf({ token: 'abc' }, 'login', texts)).toEqual({
    accessToken: 'abc',
    refreshToken: null,
    expiresIn: null,
  });
});

test('all three fields are stored', () => {
  const answer = { token: 'a', accessToken: 'a', refreshToken: 'r', expiresIn: 900 };
  expect(tokensOf(answer, 'login', texts)).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expiresIn: 900,
  });
});

test('a refresh answer without a token gives E.7', { tags: ['ERROR-15', 'ERROR-19'] }, () => {
  const error = thrown(() => tokensOf({}, 'refresh', texts));
  expect([error.kind, error.message]).toEqual([
    'refresh-token',
    'E.7 Unexpected error happened, please try again!',
  ]);
});

test('a social login answer without a token gives E.11', { tags: ['ERROR-22'] }, () => {
  expect(thrown(() => tokensOf({ token: '' }, 'social', texts)).clientCode).toBe('E.11');
});
