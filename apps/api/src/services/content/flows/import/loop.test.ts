import type { Catalogue } from '@kandil/contract/catalogue';
import { guide } from '@kandil/media';
import { expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { channelRows } from './rows.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const pictures = await demoPictures();

/** The titles of the channel's next three days, after a change of the first of them. */
async function titlesOnAir(change: (title: Catalogue['titles'][number]) => void) {
  const file = structuredClone(await demoCatalogue()) as Catalogue;
  const series = new Map<string, Catalogue['titles'][number]>(
    file.titles.filter(({ seasons }) => seasons.length > 0).map((each) => [each.code, each]),
  );
  const [[channel, title] = []] = file.channels.flatMap(({ code, programmes }) =>
    programmes.flatMap((programme) => {
      const shown = 'code' in programme ? undefined : series.get(programme.title);
      return shown ? [[code, shown] as const] : [];
    }),
  );
  if (!title) throw new Error('no channel of the demo has a series');
  change(title);
  const row = channelRows(file, pictures).find((each) => each.code === channel);
  const on = guide(row?.schedule ?? [], NOW, NOW + 3 * DAY).filter(
    ({ programme: { ref } }) => ref === title.code,
  );
  return { title, on };
}

test('a loop shows a title only from when and until when it is on show', async () => {
  const always = await titlesOnAir(() => undefined);
  expect(always.on.length).toBeGreaterThan(2);
  const [visibleFrom, visibleUntil] = [NOW + DAY, NOW + 2 * DAY].map((at) =>
    new Date(at).toISOString(),
  );
  const { on } = await titlesOnAir((title) => Object.assign(title, { visibleFrom, visibleUntil }));
  expect(on.length).toBeGreaterThan(0);
  expect(on.every(({ start }) => NOW + DAY <= start && start < NOW + 2 * DAY)).toBe(true);
});

test('an episode that is not on show is left out, and the others play', async () => {
  const clipsAfter = async (visibleUntil: string) => {
    const media = { clips: ['only-here'] };
    const { on } = await titlesOnAir(({ seasons }) =>
      Object.assign(seasons[0]?.episodes[0] ?? {}, { media, visibleUntil }),
    );
    return new Set(on.flatMap(({ programme }) => programme.clips));
  };
  const shown = await clipsAfter('2027-01-01T00:00:00.000Z');
  const over = await clipsAfter('2026-01-01T00:00:00.000Z');
  expect([shown.has('only-here'), over.has('only-here')]).toEqual([true, false]);
  expect(over.size).toBeGreaterThan(0);
});
