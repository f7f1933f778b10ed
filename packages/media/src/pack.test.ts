import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPack } from './pack.ts';

describe('the index of a pack', () => {
  it.each([
    ['is missing', undefined],
    ['is no JSON', '{'],
    ['is of another format', '{"format":0,"clips":[{}]}'],
    ['has no clips', '{"format":1}'],
  ])('that %s makes an empty pack', async (_, text) => {
    const place = await mkdtemp(join(tmpdir(), 'pack-'));
    if (text !== undefined) await writeFile(join(place, 'index.json'), text);
    expect(await readPack(place)).toEqual({ folder: place, clips: [] });
    await expect(readFile(join(place, 'index.json'), 'utf8').catch(() => undefined)).resolves.toBe(
      text,
    );
    await rm(place, { recursive: true });
  });
});
