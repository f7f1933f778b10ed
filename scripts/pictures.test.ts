import { expect, test } from 'vitest';
import { checkPictures } from './checks/pictures.ts';
import { outdatedWords } from './lib/picture-words.ts';

const PICTURES = [
  { file: 'plans.webp', screen: 'subscriptionPlans', language: 'en', width: 1440 },
] as const;
const texts = (...all: string[]) => new Set(all);

test('the pictures of the README show only words that the product has', () => {
  expect(checkPictures()).toEqual([]);
});

test('a picture is outdated once the product no longer says what it shows', () => {
  const words = { 'plans.webp': ['Choose your light', 'Paying for plans opens soon.'] };
  const before = () => texts('Choose your light', 'Paying for plans opens soon.', 'Other');
  expect(outdatedWords(words, before, PICTURES)).toEqual([]);
  const now = () => texts('Choose your light', 'Paid plans start today.');
  expect(outdatedWords(words, now, PICTURES)).toEqual([
    'docs/pictures/plans.webp shows “Paying for plans opens soon.”, which the product no longer says',
  ]);
});

test('a picture whose words were not recorded is named', () => {
  expect(outdatedWords({}, () => texts(), PICTURES)).toEqual([
    'docs/pictures/words.json has no words of plans.webp',
  ]);
});
