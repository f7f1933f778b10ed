import { watch } from '@kandil/contract';
import HistoryIcon from 'lucide-react/icons/history';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type ListPage, usePagedList } from '#app/data/queries/use-paged-list.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Reach } from '@kandil/ui/reach.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { Days } from './days.tsx';
import { fetchHistory, type HistoryEntry } from './load.ts';
import { PauseSwitch } from './pause-switch.tsx';

interface WatchedListProps {
  paused: boolean;
  list: ListPage<HistoryEntry>;
}

const fetchPage = (offset: number) => fetchHistory(browserApi, offset);

const keyOfWatched = ({ video }: HistoryEntry) => video.id;

/** Removes entries from the list at once, and from every cached copy. */
function useForgettable(first: ListPage<HistoryEntry>) {
  const list = usePagedList('history', first, fetchPage, keyOfWatched);
  return {
    ...list,
    forget: (id: number) =>
      list.change(({ items, totalCount }) => ({
        items: items.filter(({ video }) => video.id !== id),
        totalCount: totalCount - 1,
      })),
    forgetAll: () => list.change(() => ({ items: [], totalCount: 0 })),
  };
}

export function WatchedList({ paused, list: first }: WatchedListProps) {
  const t = useT();
  const list = useForgettable(first);
  const remove = ({ video }: HistoryEntry) =>
    openModal('confirm', {
      title: 'history.removeTitle',
      text: t('history.removeText', { title: video.title }),
      action: 'history.removeAction',
      run: async () => {
        await browserApi(watch.historyRemove, { videoId: video.id });
        list.forget(video.id);
        notify('success', t('history.removed', { title: video.title }));
      },
    });
  const clear = () =>
    openModal('confirm', {
      title: 'history.clearTitle',
      text: t('history.clearText'),
      action: 'history.clearAction',
      danger: true,
      run: async () => {
        await browserApi(watch.historyClear, {});
        list.forgetAll();
        notify('success', t('history.cleared'));
      },
    });
  return (
    <>
      <PauseSwitch paused={paused} />
      {list.items.length === 0 && !list.hasMore ? (
        <EmptyState
          icon={<HistoryIcon aria-hidden />}
          title={t('history.empty')}
          text={t('history.emptyText')}
          action={<ButtonLink to={paths.homepage()}>{t('myList.browse')}</ButtonLink>}
        />
      ) : (
        <>
          <div className="mt-6 flex justify-end">
            <Button look="glass" size="small" onClick={clear}>
              {t('history.clear')}
            </Button>
          </div>
          <Days items={list.items} onRemove={remove} />
          <More {...list} />
        </>
      )}
    </>
  );
}

function More({
  hasMore,
  loading,
  message,
  loadMore,
}: Pick<ReturnType<typeof useForgettable>, 'hasMore' | 'loading' | 'message' | 'loadMore'>) {
  const t = useT();
  if (message !== null) {
    return (
      <div role="alert" className="text-muted my-8 flex flex-col items-center gap-3">
        {message}
        <Button look="glass" onClick={loadMore}>
          {t('action.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {hasMore && <Reach onReach={loadMore} />}
      {loading && <Spinner className="text-gold mx-auto my-8 size-8" />}
    </>
  );
}
