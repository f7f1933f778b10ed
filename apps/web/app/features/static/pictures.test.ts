import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GIVING_PICTURES, HEROES, STORY } from './pictures.ts';

type Entry = { width: number; height: number; placeholder: string };
const index = JSON.parse(
  readFileSync(new URL('../../../../../demo/art/index.json', import.meta.url), 'utf8'),
) as Record<string, Entry>;

const all = [
  ...Object.values(HEROES).flatMap(({ wide, phone }) => [wide, phone]),
  STORY,
  ...Object.values(GIVING_PICTURES),
];

test.each(all.map((picture) => [picture.src, picture] as const))(
  "%s exists in the product's art and has the declared size",
  (src, picture) => {
    const { width, height, placeholder } = index[src.replace('/images/', '')] ?? {};
    expect({ width, height, placeholder }).toEqual({
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
    });
  },
);
