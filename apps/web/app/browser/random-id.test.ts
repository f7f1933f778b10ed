import { z } from 'zod/mini';
import { expect, test } from 'vitest';
import { randomId } from './ids.ts';

test('an id is a random UUID of version 4', () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
});
