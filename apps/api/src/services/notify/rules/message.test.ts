import { expect, test } from 'vitest';
import { messageOf, senderOf } from './message.ts';

test('a message has plain line breaks, no control characters and no space around it', () => {
  expect(messageOf(' one\r\ntwo\rthree\0\t! \n')).toBe('one\ntwo\nthree\t!');
});

test('a message has three characters, whatever they are made of', () => {
  expect(messageOf('abc')).toBe('abc');
  expect(messageOf('🌙🌙🌙')).toBe('🌙🌙🌙');
  expect(() => messageOf('ab')).toThrow('INVALID_INPUT');
  expect(() => messageOf('🌙🌙')).toThrow('INVALID_INPUT');
});

test('a sender has an address with a name and a domain', () => {
  expect(senderOf('  leyla@kandil.test ')).toBe('leyla@kandil.test');
  for (const typed of [
    'leyla',
    'leyla@kandil',
    'leyla@kandil.t',
    'l e@kandil.test',
    '@kandil.test',
  ])
    expect(() => senderOf(typed), typed).toThrow('INVALID_INPUT');
});
