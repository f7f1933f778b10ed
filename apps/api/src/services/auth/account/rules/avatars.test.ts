import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { AVATARS, avatarOf, isAvatar } from './avatars.ts';

const DEMO = resolve(import.meta.dirname, '../../../../../../../demo');
const read = (name: string) => JSON.parse(readFileSync(resolve(DEMO, name), 'utf8'));

test('the avatars are those of demo/art.json, with the same audience', () => {
  const drawn = (read('art.json').avatars as { id: string; audience: string }[]).map(
    ({ id, audience }) => [id, audience],
  );
  expect(AVATARS.map(({ avatarId, profileType }) => [avatarId, profileType])).toEqual(drawn);
});

test('every avatar has its picture', () => {
  const pictures = Object.keys(read('art/index.json'));
  expect(pictures).toEqual(
    expect.arrayContaining(AVATARS.map(({ imageUrl }) => imageUrl.replace('/images/', ''))),
  );
});

test('a new account has an adult avatar', () => {
  for (const end of ['0000', '7abc', 'ffff']) {
    const id = avatarOf(`d3a00000-0000-4000-8000-00000000${end}`);
    expect(isAvatar(id)).toBe(true);
    expect(AVATARS.find(({ avatarId }) => avatarId === id)?.profileType).toBe('ADULT');
  }
});
