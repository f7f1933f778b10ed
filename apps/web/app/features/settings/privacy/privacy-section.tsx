import { openModal } from '#app/domain/prompt/modal-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Row, Section } from '../section.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { ExportRow } from './export-row.tsx';

export function PrivacySection({ account }: { account: Account }) {
  const t = useT();
  return (
    <Section id="privacy" title={t('settings.privacy')} text={t('settings.privacyText')}>
      <Row
        label={t('cookies.title')}
        note={t('settings.cookiesText')}
        action={
          <Button look="line" onClick={() => openModal('cookiePreferences', {})}>
            {t('cookies.preferences')}
          </Button>
        }
      />
      <ExportRow />
      {account.deletionAt ? (
        <div className="mt-5">
          <DeletionNotice account={account} />
        </div>
      ) : (
        <Row
          label={t('settings.delete')}
          note={t('settings.deleteText')}
          action={
            <Button
              look="line"
              className="text-ruby-bright"
              aria-label={t('settings.delete')}
              onClick={() => openModal('deleteAccount', {})}
            >
              {t('settings.deleteOpen')}
            </Button>
          }
        />
      )}
    </Section>
  );
}
