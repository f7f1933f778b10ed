import { describe, expect, test } from 'vitest';
import { alphabet } from './alphabet.ts';

const named = (names: readonly string[], language: string) =>
  names.map((name) => ({ code: name, title: { en: 'Z', [language]: name } }));

function sorted(names: readonly string[], language: string): string[] {
  const places = alphabet(named(names, language), [language]);
  return [...names].sort(
    (a, b) => (places.get(a)?.[language] ?? -1) - (places.get(b)?.[language] ?? -1),
  );
}

describe('alphabetical positions in each language', () => {
  test.each([
    ['fa', 'آب باران پدر تاج چاه دژ زن ژاله سقا کار گل لاله نور وزیر یار'],
    ['ur', 'آم بارش پل تارے ٹوپی جنگل چاند دریا ڈاک رات کاغذ گھر نور ہمارا یاد'],
    ['fr', 'à côté de école Élan ferry Œuvre où zéro'],
    ['es', 'agua ámbar Niza Noche ñandú olas'],
    ['tr', 'cam çay dağ gece göl ırmak ip kuş oda öğle sis şehir uç üzüm'],
    ['ru', 'дом ёлка ель'],
    ['en', 'apple Éclair fig Zebra'],
  ])('%s', (language, line) => {
    const names = line.split(' ');
    expect(sorted(names.toReversed(), language)).toEqual(names);
    expect([...names].sort()).not.toEqual(names);
  });

  test('the English name replaces a missing one; equal names keep the order of the file', () => {
    const places = alphabet(
      [
        { code: 'second', title: { en: 'Moon' } },
        { code: 'third', title: { en: 'Moon' } },
        { code: 'first', title: { en: 'Zoo', fr: 'Ami' } },
      ],
      ['en', 'fr'],
    );
    expect(Object.fromEntries(places)).toEqual({
      first: { en: 2, fr: 0 },
      second: { en: 0, fr: 1 },
      third: { en: 1, fr: 2 },
    });
  });
});
