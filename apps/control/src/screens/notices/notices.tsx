import { termsNotices } from '@kandil/contract/control/terms';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import TermsIcon from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useCall } from '#src/data/use-call.ts';
import { useProgress } from '#src/data/use-refresh.ts';
import { Page } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { AnnounceDialog } from './announce-dialog.tsx';
import { Announcements } from './announcements.tsx';

/** What all members are informed of. */
export const NoticesScreen = () => (
  <Section name="notices">
    <Page title={t('notices.title')} text={t('notices.text')}>
      <Terms />
    </Page>
  </Section>
);

function Terms() {
  const loaded = useCall(termsNotices, {});
  const [isOpen, setOpen] = useState(false);
  const states = loaded.data?.notices.map(({ state }) => state) ?? [];
  const isSending = states.includes('SENDING');
  useProgress(loaded, isSending);
  const isAhead = isSending || states.includes('SENT');
  return (
    <section aria-labelledby="new-terms">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h2 id="new-terms" className="font-semibold">
            {t('terms.title')}
          </h2>
          <p className="text-muted mt-1 text-sm">{t(isAhead ? 'terms.waits' : 'terms.text')}</p>
        </div>
        {loaded.data && !isAhead && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('terms.start')}
          </Button>
        )}
      </div>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
        {({ notices }) =>
          notices.length === 0 ? (
            <EmptyState
              icon={<TermsIcon aria-hidden />}
              title={t('terms.empty')}
              text={t('terms.emptyText')}
            />
          ) : (
            <Announcements rows={notices} onChange={loaded.reload} />
          )
        }
      </Shown>
      {isOpen && (
        <AnnounceDialog
          onDone={loaded.reload}
          onClose={() => {
            setOpen(false);
            loaded.reload();
          }}
        />
      )}
    </section>
  );
}
