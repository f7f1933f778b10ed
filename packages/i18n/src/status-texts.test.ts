import { answerTexts } from '@kandil/contract/client';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { textsOf } from './locales/index.ts';

test.each([
  ['ERROR-25', 400, 'Bad Request'],
  ['ERROR-26', 401, 'Unauthorized'],
  ['ERROR-27', 403, 'Forbidden'],
  ['ERROR-28', 404, 'Not Found'],
  ['ERROR-29', 405, 'Method Not Allowed'],
  ['ERROR-29', 406, 'Not Acceptable'],
  ['ERROR-29', 412, 'Precondition Failed'],
  ['ERROR-29', 415, 'Unsupported Media Type'],
  ['ERROR-29', 500, 'Internal Server Error'],
  ['ERROR-29', 501, 'Not Implemented'],
  ['ERROR-32', 418, 'Unidentified HTTP Status Error'],
])(
  '(%s) status %i without a message shows %s, and its own text in every other language',
  { tags: ['ERROR-25', 'ERROR-26', 'ERROR-27', 'ERROR-28', 'ERROR-29', 'ERROR-32'] },
  (_id, status, english) => {
    const texts = LANGUAGES.map(({ code }) => [
      code,
      answerTexts(textsOf(code, 'ui')).ofStatus(status),
    ]);
    expect(texts.find(([code]) => code === 'en')).toEqual(['en', english]);
    const others = texts.filter(([code]) => code !== 'en');
    expect(others.filter(([, text]) => !text || text === english)).toEqual([]);
  },
);
