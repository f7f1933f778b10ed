import { expect, test } from 'vitest';
import { countryRule } from '../catalogue-fields.ts';
import {
  type CountryRule,
  isShownIn,
  MOST_TERRITORIES,
  ONE_TERRITORY,
  territoriesOf,
  territoryBits,
  territoryCount,
  territoryOf,
} from './territory.ts';

const RULES: (CountryRule | null)[] = [null, { only: ['TR', 'AZ'] }, { except: ['TR'] }];

test('an unknown country sees what has no rule, a known one what its rules allow', () => {
  const shown = (country: string | null) => RULES.map((rule) => isShownIn(rule, country));
  expect(shown(null)).toEqual([true, false, false]);
  expect(shown('TR')).toEqual([true, true, false]);
  expect(shown('AZ')).toEqual([true, true, true]);
  expect(shown('DE')).toEqual([true, false, true]);
});

test('countries that see the same are one territory, in whatever order the rules come', () => {
  const territories = territoriesOf(RULES);
  expect(territories).toEqual({ byCountry: { AZ: 2, TR: 3 }, others: 1 });
  expect(territoriesOf([...RULES, ...RULES])).toEqual(territories);
  expect(territoryCount(territories)).toBe(4);
  expect([null, '', 'DE', 'AZ', 'TR'].map((country) => territoryOf(territories, country))).toEqual([
    0, 0, 1, 2, 3,
  ]);
});

test('a catalogue without rules has one territory', () => {
  expect(territoriesOf([null, null])).toEqual(ONE_TERRITORY);
  expect(territoriesOf([])).toEqual(ONE_TERRITORY);
  expect(territoryCount(ONE_TERRITORY)).toBe(1);
});

test('the bits of a rule are its territories', () => {
  const territories = territoriesOf(RULES);
  for (const country of [null, 'TR', 'AZ', 'DE'])
    for (const rule of RULES) {
      const bit = 1 << territoryOf(territories, country);
      expect((territoryBits(rule, territories) & bit) !== 0).toBe(isShownIn(rule, country));
    }
});

test('with rules for more countries than the others, the unknown one sees no more', () => {
  const rules = ['TR', 'DE', 'FR', 'SA', 'EG', 'ID', 'MY'].map((code) => ({ only: [code] }));
  // Countries that no rule names see what an unknown one sees.
  expect(territoriesOf(rules).others).toBe(0);
  expect(territoryCount(territoriesOf(rules))).toBe(MOST_TERRITORIES);
});

test.each([
  [{ only: ['TR'] }, true],
  [{ except: ['PS', 'XK', 'GB'] }, true],
  [{ only: ['UK'] }, false],
  [{ only: ['EU'] }, false],
  [{ only: ['tr'] }, false],
  [{ only: ['TUR'] }, false],
  [{ only: [] }, false],
  [{ only: ['TR', 'TR'] }, false],
  [{ only: ['TR'], except: ['DE'] }, false],
  [['TR'], false],
])('a file may say %j: %s', (rule, isValid) => {
  expect(countryRule().safeParse(rule).success).toBe(isValid);
});
