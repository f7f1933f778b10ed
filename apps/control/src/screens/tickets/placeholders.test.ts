import { expect, test } from 'vitest';
import { filled, missingFacts, unknownFacts } from './placeholders.ts';
import { ticketOf } from './tickets.fixture.ts';

test('facts of the ticket are filled in, others stay and are named', () => {
  const text = filled('Hello {name}, about {ticket} and {title}: {mail}, {x}.', ticketOf());
  expect(text).toBe('Hello Leyla Member, about T-100001 and {title}: leyla@member.test, {x}.');
  expect([missingFacts(text), unknownFacts(text)]).toEqual(['{title}', '{x}']);
});

test('a fact with a placeholder in it is not filled again', () => {
  expect(filled('{name}', ticketOf({ name: '{mail} $1' }))).toBe('{mail} $1');
});

test.each(['', 'no braces', '{}', '{ name }', '{1}', '{name'])('%j misses nothing', (text) =>
  expect([missingFacts(text), unknownFacts(text)]).toEqual(['', '']),
);
