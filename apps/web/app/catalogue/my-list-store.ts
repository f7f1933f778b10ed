import { content } from '@kandil/contract';
import { create } from 'zustand';
import { track } from '../lib/analytics.ts';
import { browserApi, invalidate } from '../lib/api.ts';
import { belongsToMember } from '../lib/member-data.ts';

/** Members rarely keep more; what is not in the first page is asked for by the title's own page. */
const FIRST_PAGE = 50;

interface MyListStore {
  /** Whether titles are on the list, as far as it is known here. */
  known: ReadonlyMap<number, boolean>;
  /** Takes what a title's own page said. */
  learn(seriesId: number, inMyList: boolean): void;
  /** Fetches the list once, for pages whose data does not say what is on it. */
  load(): Promise<void>;
  /** Adds or removes at once and takes it back when the service refuses. @throws ApiError */
  put(seriesId: number, inMyList: boolean): Promise<void>;
}

let loading: Promise<void> | null = null;

export const useMyListStore = create<MyListStore>((set, get) => {
  const know = (seriesId: number, inMyList: boolean) =>
    set(({ known }) => ({ known: new Map(known).set(seriesId, inMyList) }));
  return {
    known: new Map(),
    learn(seriesId, inMyList) {
      if (!get().known.has(seriesId)) know(seriesId, inMyList);
    },
    load() {
      loading ??= browserApi(content.myList, { limit: FIRST_PAGE }).then(
        ({ data }) => {
          for (const { id } of data) get().learn(id, true);
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    async put(seriesId, inMyList) {
      const before = get().known.get(seriesId) ?? !inMyList;
      know(seriesId, inMyList);
      try {
        await browserApi(inMyList ? content.addToMyList : content.removeToMyList, { seriesId });
      } catch (error) {
        know(seriesId, before);
        throw error;
      }
      track({ name: 'favourite', action: inMyList ? 'add' : 'remove', seriesId });
      invalidate('content.seriesFindById', 'content.breakdowns');
    },
  };
});

belongsToMember(() => {
  loading = null;
  useMyListStore.setState({ known: new Map() });
});
