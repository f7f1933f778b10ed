import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { decodeUtf8, type EncodingFault } from './utf8.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

function faultIn(file: Uint8Array): string {
  try {
    return decodeUtf8(file);
  } catch (error) {
    const { at, message } = error as EncodingFault;
    return `${at.line}:${at.column}: ${message}`;
  }
}

describe('another encoding is reported with the place of its first byte', () => {
  test.each([
    ['windows-1252', bytes('{\n  "fr": "', [0xe9], 't', [0xe9], '"\n}'), '2:10: ', '0xE9'],
    ['windows-1254 after other letters', bytes('"é😀', [0xfe], '"'), '1:5: ', '0xFE'],
    ['UTF-16 with its mark', bytes([0xff, 0xfe], 'a'), '1:1: ', '0xFF'],
    ['a character cut off at the end', bytes('\n\nab', [0xd8]), '3:3: ', '0xD8'],
    ['a character cut off by a line', bytes('a', [0xe2, 0x82], '\nb'), '1:2: ', '0xE2'],
    ['half of a surrogate pair', bytes('x', [0xed, 0xa0, 0xbd]), '1:2: ', '0xED'],
  ])('%s', (_what, file, place, byte) => {
    expect(faultIn(file)).toBe(`${place}this is not UTF-8 (byte ${byte}): save the file as UTF-8`);
  });

  test('U+FFFD itself is a character like others', () => {
    expect(faultIn(bytes('\uFFFD\n\uFFFD', [0xe9]))).toMatch(/^2:2: .*0xE9/);
    expect(decodeUtf8(bytes('a\uFFFD'))).toBe('a\uFFFD');
  });

  test('a byte order mark is dropped', () => {
    expect(decodeUtf8(bytes('\uFEFFa'))).toBe('a');
  });

  property.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
    'whatever is before it',
    (before, after) => {
      const text = before.replace(/^\uFEFF/, '');
      const lines = text.split('\n');
      const place = `${lines.length}:${(lines.at(-1) ?? '').length + 1}: `;
      expect(faultIn(bytes(text, [0xff], after)).startsWith(place)).toBe(true);
    },
  );
});
