import HistoryIcon from 'lucide-react/icons/history';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Skeletons } from '@kandil/ui/skeletons.tsx';
import type { HistoryData } from './load.ts';
import { WatchedList } from './watched-list.tsx';

/** What a profile has watched: resume, remove entries, or pause the history. */
export function HistoryPage({ history }: HistoryData) {
  const t = useT();
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-[88rem] pt-24 lg:pt-32">
      <PageMeta title={t('history.title')} hidden />
      <h1 className="display text-3xl sm:text-4xl">{t('history.title')}</h1>
      {history ? <WatchedList {...history} /> : <WithoutAccount />}
    </main>
  );
}

function WithoutAccount() {
  return (
    <LogInFirst
      icon={<HistoryIcon aria-hidden />}
      title="history.guest"
      text="history.emptyText"
      waiting={<Skeletons count={4} className="mt-8 space-y-3" each="h-24" />}
    />
  );
}
