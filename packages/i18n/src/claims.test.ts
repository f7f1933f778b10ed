import { expect, test } from 'vitest';
import { claimFaults } from './claims.ts';

test.each([
  ['en', 'Salam, here is your link.'],
  ['en', 'The lantern was still burning.'],
  ['en', 'Channels around the clock.'],
  ['ar', 'كان القنديل لا يزال مضاءً.'],
  ['fr', 'La lanterne brûlait encore.'],
  ['es', 'El farol aún ardía.'],
  ['ur', 'اس میں صدقے کا حصہ'],
  ['fa', 'سهم صدقه در آن'],
  ['bn', 'আসসালামু আলাইকুম,'],
  ['hi', 'इसमें सदक़े का हिस्सा'],
  ['ms', 'Termasuk bahagian sedekah'],
  ['id', 'Termasuk bagian sedekah'],
  ['sw', 'Sehemu ya sadaka ndani yake'],
  ['ru', 'Ассаламу алейкум!'],
] as const)('%s: “%s” tells one operator’s story', (language, text) =>
  expect(claimFaults(language, text)).toEqual([expect.stringContaining('a claim of one operator')]),
);

test.each([
  ['en', 'Giving share included'],
  ['ar', 'حصة العطاء منه'],
  // «Verified» has the letters of «sadaqah».
  ['ur', 'یہ پتہ مصدقہ ہے'],
  ['ru', 'Здравствуйте!'],
] as const)('%s: “%s” is true of every service', (language, text) =>
  expect(claimFaults(language, text)).toEqual([]),
);
