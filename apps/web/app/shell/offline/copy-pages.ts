import { content } from '@kandil/contract';
import { createTranslate, type Translate, type UiKey } from '@kandil/i18n';
import { readCookie } from '#app/browser/cookies.ts';
import {
  type CopiedPageName,
  type CopiedRow,
  copiedPages,
  copyPage,
  hasOtherCopies,
} from '#app/browser/offline/copy.ts';
import { forgetCopies } from '#app/browser/offline/forget.ts';
import { type Owner, ownerOf } from '#app/browser/offline/owner.ts';
import { savesData } from '#app/browser/device-traits.ts';
import { browserApi, onAnswer } from '#app/data/client/api.ts';
import { onGoodCopy, type OrCopy } from '#app/data/pages/stale-fallback.ts';
import { lastKnown } from '#app/data/start/reload-start.ts';
import '#app/data/start/boot.ts';
import { useMyListStore } from '#app/domain/title/my-list-store.ts';
import type { HomeData } from '#app/features/home/load.ts';
import { fetchMyList, type MyListData } from '#app/features/my-list/load.ts';
import { copiedHome, copiedRow } from './copied-rows.ts';

const MOST_LISTED = 30;
/** My List is fetched for its copy when that is older. */
const FRESH_MS = 10 * 60_000;

/**
 * The profile that this page was loaded for; null if another tab has changed the session since: what is on this page
 * then belongs to somebody else.
 */
function ownerOfPage(): Owner | null {
  const owner = ownerOf(readCookie);
  const start = lastKnown();
  if (!owner || start?.account?.userId !== owner.account) return null;
  return owner.profile === 0 || owner.profile === start.profileId ? owner : null;
}

function copy(name: CopiedPageName, rows: CopiedRow[]): void {
  const owner = ownerOfPage();
  if (owner) copyPage(owner, name, { at: Date.now(), rows });
}

function copyMyList(list: NonNullable<MyListData['list']>, t: Translate<UiKey>): void {
  const { known } = useMyListStore.getState();
  const titles = list.items.filter(({ id }) => known.get(id) !== false);
  copy('myList', [copiedRow('', titles, t, MOST_LISTED)]);
}

/** Members who never open My List find it without a connection too. @param age at which a copy is replaced */
async function fetchForCopy(t: Translate<UiKey>, age = FRESH_MS): Promise<void> {
  const owner = ownerOfPage();
  if (!owner || savesData()) return;
  if ((copiedPages(owner.name).myList?.at ?? 0) > Date.now() - age) return;
  const list = await fetchMyList(browserApi, 'DEFAULT', 0).catch(() => null);
  if (list && ownerOfPage()?.name === owner.name) copyMyList(list, t);
}

/** From now on the home page and My List are stored for times without a connection. Call it once a worker can show them. */
export async function copyPages(): Promise<void> {
  // What was left here by a session that has ended without this page, such as one that was ended on another device.
  const owner = ownerOf(readCookie)?.name ?? null;
  if (owner === null || hasOtherCopies(owner)) forgetCopies();
  const texts = await window.boot.texts;
  if (!texts) return;
  const t = createTranslate<UiKey>(texts, window.boot.language);
  onAnswer((call) => {
    if (call === content.addToMyList || call === content.removeToMyList) void fetchForCopy(t, 0);
  });
  onGoodCopy((key, data) => {
    const [name, params] = JSON.parse(key) as [string, object];
    if ((data as OrCopy<object>).stale) return;
    if (name === 'home' && Object.keys(params).length === 0) {
      copy('home', copiedHome((data as HomeData).rows.items, t));
      void fetchForCopy(t);
    }
    const { list } = data as MyListData;
    if (name === 'my list' && list) copyMyList(list, t);
  });
}
