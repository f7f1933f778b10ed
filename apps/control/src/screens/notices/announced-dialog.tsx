import type { Data } from '@kandil/contract';
import type { termsNotices } from '@kandil/contract/control/terms';
import { LANGUAGES } from '@kandil/i18n';
import { Button } from '@kandil/ui/button.tsx';
import { Modal } from '#src/frame/modal.tsx';
import { Fact, Facts } from '#src/pieces/facts.tsx';
import { At } from '#src/pieces/moment.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';

export type Announcement = Data<typeof termsNotices>['notices'][number];

/** The languages of an announcement, English first, then in the order of the site. */
export const languagesOf = ({ summaries }: Announcement): string[] => {
  const order = ['en', ...LANGUAGES.map(({ code }) => code)];
  return Object.keys(summaries).sort((a, b) => order.indexOf(a) - order.indexOf(b));
};

interface AnnouncedDialogProps {
  row: Announcement;
  onClose(): void;
}

/** What was announced, whole and in each of its languages, by whom and when. */
export function AnnouncedDialog({ row, onClose }: AnnouncedDialogProps) {
  const { summaries, announcedAt, announcedBy, sentAt, stoppedAt, stoppedBy } = row;
  return (
    <Modal wide title={t('terms.readTitle', { date: dayText(row.effectiveOn) })} onClose={onClose}>
      {(close) => (
        <>
          <Facts>
            <Fact name={t('terms.announced')}>
              <Done at={announcedAt} by={announcedBy} />
            </Fact>
            {sentAt && (
              <Fact name={t('terms.sentAt')}>
                <At at={sentAt} />
              </Fact>
            )}
            {stoppedAt && (
              <Fact name={t('terms.state.STOPPED')}>
                <Done at={stoppedAt} by={stoppedBy} />
              </Fact>
            )}
          </Facts>
          {languagesOf(row).map((language) => (
            <section key={language} className="border-line mt-5 border-t pt-4">
              <h3 className="text-muted mb-1 text-xs font-medium">{languageText(language)}</h3>
              <bdi lang={language} className="block text-sm wrap-anywhere whitespace-pre-line">
                {summaries[language]}
              </bdi>
            </section>
          ))}
          <div className="mt-7 flex justify-end">
            <Button look="line" size="small" onClick={close}>
              {t('act.close')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

const Done = ({ at, by }: { at: string; by: string | null }) => (
  <>
    <At at={at} />
    {by && <span className="text-muted"> {t('terms.by', { name: by })}</span>}
  </>
);
