import { content, type Data, watch } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { ofMember } from '#app/data/pages/or-failure.ts';
import type { ListPage } from '#app/data/queries/use-paged-list.ts';

export type HistoryEntry = Data<typeof content.history>[number];

export interface HistoryData {
  /** Null for guests: only members have a history. */
  history: { paused: boolean; list: ListPage<HistoryEntry> } | null;
}

export async function fetchHistory(api: Api, offset: number): Promise<ListPage<HistoryEntry>> {
  const { data, meta } = await api(content.history, { offset });
  return { items: data, totalCount: meta.totalCount };
}

export async function loadHistory(api: Api): Promise<HistoryData> {
  const loaded = await ofMember(() =>
    Promise.all([api(watch.historyState, {}), fetchHistory(api, 0)]),
  );
  if (!loaded) return { history: null };
  const [{ data }, list] = loaded;
  return { history: { paused: data.paused, list } };
}
