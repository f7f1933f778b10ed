import MailIcon from 'lucide-react/icons/mail';
import MessageIcon from 'lucide-react/icons/message-circle';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '#app/data/start/site.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useStart } from '#app/data/start/start.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { historyIndex } from '#app/domain/search/last-page.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { fetchSubjects, type SupportData } from './load.ts';
import { OwnTickets } from './own-tickets.tsx';
import { SupportForm } from './support-form.tsx';

/** A member writes to support (ROUTE-38). */
export function SupportPage({ subjects, tickets }: SupportData) {
  const t = useT();
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-5xl pt-24 pb-16 lg:pt-32">
      <PageMeta title={t('support.title')} description={t('support.lead')} hidden />
      <h1 className="display text-3xl sm:text-4xl">{t('support.title')}</h1>
      <p className="text-muted mt-3 max-w-2xl">{t('support.lead')}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section className="rounded-sheet border-line bg-raised/70 border p-5 sm:p-8">
          <Subjects given={subjects} />
        </section>
        <OtherWays />
      </div>
      <OwnTickets given={tickets} />
    </main>
  );
}

function Subjects({ given }: { given: SupportData['subjects'] }) {
  const t = useT();
  const { account } = useStart();
  const fetcher = useCallback(() => fetchSubjects(browserApi), []);
  const query = useQuery(account ? fetcher : null, given ? { initialData: given } : {});
  const { round, onSent } = useLeaving();
  return (
    <QueryResult query={query} skeleton={<FormSkeleton />}>
      {(subjects) => {
        if (subjects.length === 0)
          return (
            <EmptyState
              icon={<MessageIcon aria-hidden />}
              title={t('support.noSubjects')}
              text={t('support.noSubjectsText')}
            />
          );
        return account ? (
          <SupportForm key={round} account={account} subjects={subjects} onSent={onSent} />
        ) : (
          <FormSkeleton />
        );
      }}
    </QueryResult>
  );
}

/**
 * After a message was sent: an empty form, and back to where the member came from, or home where this page was the first
 * (SUPPORT-08..10). Who has left meanwhile stays where they are.
 */
function useLeaving() {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const onSent = () => {
    if (!isHere.current) return;
    setRound((last) => last + 1);
    void (historyIndex() > 0 ? navigate(-1) : navigate(paths.homepage()));
  };
  return { round, onSent };
}

function FormSkeleton() {
  return (
    <div className="space-y-8">
      <Skeleton className="rounded-tile h-12" />
      <Skeleton className="rounded-tile h-12" />
      <Skeleton className="rounded-tile h-36" />
      <Skeleton className="rounded-tile h-20" />
      <Skeleton className="h-12 rounded-full" />
    </div>
  );
}

/** The help center, and an address to write to. */
function OtherWays() {
  const t = useT();
  const { email } = useSite();
  return (
    <aside className="rounded-sheet border-line from-gold/10 border bg-linear-to-b to-transparent p-6">
      <h2 className="display text-xl">{t('support.beforeTitle')}</h2>
      <p className="text-muted mt-2 text-sm">{t('support.beforeText')}</p>
      <ButtonLink to={paths.helpCenter()} look="line" className="mt-4">
        {t('account.help')}
      </ButtonLink>
      <h2 className="display mt-8 text-xl">{t('support.mailTitle')}</h2>
      <a
        href={`mailto:${email}`}
        className="text-gold decoration-gold/40 hover:decoration-gold mt-2 inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <MailIcon className="size-4" aria-hidden />
        <bdi>{email}</bdi>
      </a>
    </aside>
  );
}
