import { describe, expect, test } from 'vitest';
import { beginsAs, HEAD_BYTES, textCheck } from './file-types.ts';

const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file begins as its type', () => {
  test.each([
    ['application/pdf', '%PDF-1.7', '%PDX-1.7'],
    ['image/jpeg', '\xff\xd8\xff\xe0', '\xff\xd8\xfe\xe0'],
    ['image/png', '\x89PNG\r\n\x1a\n....', '\x89PNG\r\n\x1a....'],
    ['image/webp', 'RIFF....WEBPVP8 ', 'RIFF....WAVEfmt '],
    ['image/webp', 'RIFF....WEBPVP8 ', 'RIFX....WEBPVP8 '],
    ['video/mp4', '....ftypisom', '....ftypheic'],
    ['video/mp4', '....ftypM4V ', '....moovisom'],
    ['text/plain', 'a', ''],
  ] as const)('%s', (type, right, wrong) => {
    expect(beginsAs(type, head(right))).toBe(true);
    expect(beginsAs(type, head(wrong))).toBe(false);
    expect(right.length).toBeLessThanOrEqual(HEAD_BYTES);
  });
});

describe('a text', () => {
  const isText = (...parts: Uint8Array[]) => {
    const check = textCheck();
    return [...parts, null].every(check);
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);

  test('is UTF-8, also where a letter is cut in two parts', () => {
    expect(isText(utf8('ışık\t\r\n'))).toBe(true);
    expect(isText(utf8('ş').slice(0, 1), utf8('ş').slice(1))).toBe(true);
    expect(isText(utf8('ş').slice(0, 1))).toBe(false);
    expect(isText(Uint8Array.of(0xff))).toBe(false);
  });

  test('has no control characters', () => {
    expect(isText(utf8('a\0b'))).toBe(false);
    expect(isText(utf8('a\u0085b'))).toBe(false);
  });
});
