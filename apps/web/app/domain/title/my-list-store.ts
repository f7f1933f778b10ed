import { content, type Data } from '@kandil/contract';
import { create } from 'zustand';
import { track } from '#app/data/analytics/track.ts';
import { browserApi, invalidate, onAnswer } from '#app/data/client/api.ts';
import { optimisticQueue } from '#app/data/queries/optimistic-queue.ts';
import { onSessionEnd } from '#app/data/session/member-data.ts';

/** Members rarely save more; the detail page fetches the state of its title by itself. */
const FIRST_PAGE = 50;

interface MyListStore {
  /** Whether titles are on the list, as far as known. */
  known: ReadonlyMap<number, boolean>;
  /** Takes a state from the document, unless a newer one is known. */
  learn(seriesId: number, inMyList: boolean): void;
  /** Fetches the list once, for pages whose data lacks this state. */
  load(): Promise<void>;
  /**
   * Adds or removes a title optimistically; reverts it if the service refuses.
   * @returns whether the service has stored this change; false if a later press replaced it, or if it is sent later
   * @throws ApiError
   */
  put(seriesId: number, inMyList: boolean): Promise<boolean>;
}

let loading: Promise<void> | null = null;

/** Responses requested before these times may miss the last change: by title, and for all titles. */
const changed = new Map<number, number>();
let begun = 0;

/** Called for each change that was sent, with why it failed or null; returns whether it is stored to be sent later. */
type Listener = (seriesId: number, inMyList: boolean, error: unknown) => boolean;
let tell: Listener = () => false;
export const onMyListChange = (listener: Listener): void => void (tell = listener);

/** Titles whose last change is sent later. */
const later = new Set<number>();

const mutations = optimisticQueue(async (seriesId: number, inMyList: boolean, options) => {
  later.delete(seriesId);
  try {
    await browserApi(
      inMyList ? content.addToMyList : content.removeToMyList,
      { seriesId },
      options,
    );
    tell(seriesId, inMyList, null);
  } catch (error) {
    if (!tell(seriesId, inMyList, error)) throw error;
    later.add(seriesId);
    return;
  } finally {
    changed.set(seriesId, performance.now());
  }
  track({ name: 'favourite', action: inMyList ? 'add' : 'remove', seriesId });
  invalidate(content.seriesFindById, content.breakdowns);
});

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
        () => undefined,
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    async put(seriesId, inMyList) {
      const known = get().known.get(seriesId) ?? !inMyList;
      const show = (now: boolean) => know(seriesId, now);
      const isDone = await mutations.mutate(seriesId, known, { value: inMyList, show });
      return isDone && !later.has(seriesId);
    },
  };
});

/** Merges the state of titles from a response; another device may have changed the list. */
function saidOf(name: string, data: unknown): [seriesId: number, inMyList: boolean][] {
  if (name === content.seriesFindById.name) {
    const { id, inMyList } = data as Data<typeof content.seriesFindById>;
    return [[id, inMyList]];
  }
  if (name === content.memberPart.name) {
    loading = Promise.resolve();
    return (data as Data<typeof content.memberPart>).myList.map((id) => [id, true]);
  }
  if (name !== content.myList.name) return [];
  return (data as Data<typeof content.myList>).map(({ id }) => [id, true]);
}

onAnswer(({ name }, data, asked) => {
  const news = saidOf(name, data).filter(
    ([id]) => !mutations.isPending(id) && asked >= (changed.get(id) ?? begun),
  );
  if (news.length > 0)
    useMyListStore.setState(({ known }) => ({ known: new Map([...known, ...news]) }));
});

onSessionEnd(() => {
  loading = null;
  changed.clear();
  begun = performance.now();
  useMyListStore.setState({ known: new Map() });
});
