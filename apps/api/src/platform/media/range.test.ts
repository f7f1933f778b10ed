import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './range.ts';

const part = (start: number, length: number) => ({ start, length, partial: true });
const whole = { start: 0, length: 100, partial: false };

describe('a Range header for 100 bytes', () => {
  it.each([
    ['bytes=0-9', part(0, 10)],
    ['bytes=90-', part(90, 10)],
    ['bytes=0-0', part(0, 1)],
    ['bytes=99-99', part(99, 1)],
    ['bytes=50-1000', part(50, 50)],
    ['bytes=-30', part(70, 30)],
    ['bytes=-1000', part(0, 100)],
    [undefined, whole],
    ['', whole],
    ['bytes=-', whole],
    ['bytes=9-3', whole],
    ['bytes=0-1,5-9', whole],
    ['bytes= 0-1', whole],
    ['items=0-1', whole],
    ['bytes=0x1-9', whole],
    ['bytes=99999999999999999999-', whole],
    ['bytes=100-', undefined],
    ['bytes=100-200', undefined],
    ['bytes=-0', undefined],
  ])('%s', (header, expected) => expect(readRange(header, 100)).toEqual(expected));

  test.prop([fc.string(), fc.nat(1000)])('never leaves the file', (text, size) => {
    const range = readRange(`bytes=${text}`, size);
    if (!range) return;
    expect(range.start).toBeGreaterThanOrEqual(0);
    expect(range.start + range.length).toBeLessThanOrEqual(size);
    expect(range.length).toBeGreaterThanOrEqual(size === 0 ? 0 : 1);
  });
});
