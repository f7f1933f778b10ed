import { expect, test } from 'vitest';
import { attemptsOf } from './search-term.ts';

const ID = 'd3a00000-0000-4000-8000-000000000001';

test.each<[typed: string, attempts: object[]]>([
  [' Member@Kandil.TEST ', [{ kind: 'MAIL', key: 'member@kandil.test' }]],
  ['\u202Amember@kandil.test\u202C', [{ kind: 'MAIL', key: 'member@kandil.test' }]],
  ['<member＠kandil.test>', [{ kind: 'MAIL', key: 'member@kandil.test' }]],
  ['member@', []],
  ['+90 (532) 123 45 67', [{ kind: 'PHONE', msisdn: '905321234567' }]],
  ['0090 532-123-45-67', [{ kind: 'PHONE', msisdn: '905321234567' }]],
  ['\u202A+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧\u202C', [{ kind: 'PHONE', msisdn: '905321234567' }]],
  ['tel:+905321234567', [{ kind: 'PHONE', msisdn: '905321234567' }]],
  [
    '905321234567',
    [
      { kind: 'PHONE', msisdn: '905321234567' },
      { kind: 'GATEWAY', id: '905321234567' },
    ],
  ],
  ['T-100001', [{ kind: 'TICKET', number: 100001 }]],
  ['t 100001', [{ kind: 'TICKET', number: 100001 }]],
  ['T–١٠٠٠٠١', [{ kind: 'TICKET', number: 100001 }]],
  [
    'kand-00000042',
    [
      { kind: 'RECEIPT', number: 42 },
      { kind: 'GATEWAY', id: 'kand-00000042' },
    ],
  ],
  ['KND - 00000042', [{ kind: 'RECEIPT', number: 42 }]],
  [
    ID.toUpperCase(),
    [
      { kind: 'ID', id: ID },
      { kind: 'GATEWAY', id: ID.toUpperCase() },
    ],
  ],
  [
    'I-BW452GLLEP1G',
    [
      { kind: 'GATEWAY', id: 'I-BW452GLLEP1G' },
      { kind: 'NAME', name: 'I-BW452GLLEP1G' },
    ],
  ],
  ['Amira', [{ kind: 'NAME', name: 'Amira' }]],
  ['  أميرة\u200F ', [{ kind: 'NAME', name: 'أميرة' }]],
  ['Am', []],
  ['%%%', []],
  ['a_%', []],
  ['   ', []],
])('%j', (typed, attempts) => {
  expect(attemptsOf(typed)).toEqual(attempts);
});
