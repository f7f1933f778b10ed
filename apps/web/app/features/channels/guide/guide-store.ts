import type { content, Data } from '@kandil/contract';
import { BLOCK_HOURS } from './time-axis.ts';

export type GuideProgramme = Data<typeof content.channelGuide>[number]['programmes'][number];

/** Fetches some hours of some channels. */
export type FetchChunk = (query: {
  from: string;
  hours: number;
  channels: string;
}) => Promise<Data<typeof content.channelGuide>>;

/** The loaded programmes of one channel in one block of hours. */
export type GuideState = readonly GuideProgramme[] | 'loading' | 'failed';

interface Page {
  chunk: number;
  block: number;
  state: 'loading' | 'failed' | 'ready';
  programmes: Map<number, readonly GuideProgramme[]>;
}

/** Channels per request: the contract allows 50, a screen shows about ten. */
const CHUNK = 20;
/** Responses cached, so that memory stays bounded on a long walk through the guide. */
const MOST_PAGES = 200;

export type GuideStore = ReturnType<typeof createGuideStore>;

/**
 * A cache of the guide, by chunks of channels and blocks of hours. The least recently viewed chunks are evicted first.
 */
export function createGuideStore(channelIds: readonly number[], fetchChunk: FetchChunk) {
  const pages = new Map<string, Page>();
  const listeners = new Set<() => void>();
  let version = 0;
  const chunkOf = (row: number) => Math.floor(row / CHUNK);
  const keyOf = (chunk: number, block: number) => `${chunk}/${block}`;
  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  function load(chunk: number, block: number): void {
    const page: Page = { chunk, block, state: 'loading', programmes: new Map() };
    pages.set(keyOf(chunk, block), page);
    const channels = channelIds.slice(chunk * CHUNK, (chunk + 1) * CHUNK).join();
    fetchChunk({ from: new Date(block).toISOString(), hours: BLOCK_HOURS, channels }).then(
      (rows) => {
        for (const { channelId, programmes } of rows) page.programmes.set(channelId, programmes);
        page.state = 'ready';
        notify();
      },
      () => {
        page.state = 'failed';
        notify();
      },
    );
  }

  function touch(chunk: number, block: number): void {
    const key = keyOf(chunk, block);
    const page = pages.get(key);
    if (!page) return load(chunk, block);
    pages.delete(key);
    pages.set(key, page);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    /** Fetches the missing chunks of these rows and blocks. */
    show(fromRow: number, toRow: number, blocks: readonly number[]): void {
      for (let chunk = chunkOf(fromRow); chunk <= chunkOf(toRow - 1); chunk += 1)
        for (const block of blocks) touch(chunk, block);
      for (const key of [...pages.keys()].slice(0, Math.max(0, pages.size - MOST_PAGES)))
        pages.delete(key);
    },
    known(row: number, block: number): GuideState {
      const page = pages.get(keyOf(chunkOf(row), block));
      if (page?.state !== 'ready') return page?.state ?? 'loading';
      return page.programmes.get(channelIds[row] ?? 0) ?? [];
    },
    /** Retries all failed chunks. */
    retry(): void {
      for (const { chunk, block, state } of pages.values())
        if (state === 'failed') load(chunk, block);
      notify();
    },
    hasFailed: () => [...pages.values()].some(({ state }) => state === 'failed'),
  };
}
