import { expect, test } from 'vitest';
import { imageUrl, srcSet } from './images.ts';

test('the address of a picture holds its source and its width', () => {
  expect(imageUrl('/images/titles/nur/poster.webp', 640)).toBe(
    '/images/titles/nur/poster.webp?w=640',
  );
});

test("a srcset lists the widths up to the picture's own, and the full size once", () => {
  expect(srcSet('/images/a.webp', 944)).toBe(
    '/images/a.webp?w=320 320w, /images/a.webp?w=480 480w, /images/a.webp?w=640 640w, /images/a.webp?w=960 944w',
  );
  expect(srcSet('/images/a.webp', 1920).split(', ')).toHaveLength(6);
  expect(srcSet('/images/a.webp', 200)).toBe('/images/a.webp?w=320 200w');
});
