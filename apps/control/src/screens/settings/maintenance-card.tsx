import type { Maintenance } from '@kandil/contract/control/settings';
import { LANGUAGES } from '@kandil/i18n';
import { Badge } from '@kandil/ui/badge.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { Card, Fact, Facts, Nothing } from '#src/pieces/facts.tsx';
import { At } from '#src/pieces/moment.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { Changed } from './changed.tsx';
import { MaintenanceDialog } from './maintenance-dialog.tsx';
import { RemoveNoticeDialog } from './remove-notice-dialog.tsx';
import type { Switches } from './switch-row.tsx';

export interface NoticeProps {
  current: Switches['notice'];
  put(all: Switches): void;
}

/** The notice of maintenance, as it is planned. */
export function MaintenanceCard({ current, put }: NoticeProps) {
  const mayChange = useMay('settings.change');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const { notice, changedAt, changedBy } = current;
  const close = () => setOpen(null);
  return (
    <Card title={t('maintenance.title')} text={t('maintenance.text')}>
      {notice ? <NoticeFacts current={current} /> : <Nothing text={t('maintenance.none')} />}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {mayChange && (
          <Button look="line" size="small" onClick={() => setOpen('edit')}>
            {t(notice ? 'maintenance.edit' : 'maintenance.plan')}
          </Button>
        )}
        {mayChange && notice && (
          <Button look="plain" size="small" onClick={() => setOpen('remove')}>
            {t('maintenance.remove')}
          </Button>
        )}
        {changedAt !== null && (
          <span className="text-muted text-xs">
            <Changed changedAt={changedAt} changedBy={changedBy} never="" />
          </span>
        )}
      </div>
      {open === 'edit' && <MaintenanceDialog {...{ current, put }} onClose={close} />}
      {open === 'remove' && <RemoveNoticeDialog {...{ current, put }} onClose={close} />}
    </Card>
  );
}

const TONES = { PLANNED: 'line', SHOWN: 'gold', PAST: 'line' } as const;

/** The texts of a notice, in the order of the languages. */
const writtenTexts = ({ texts }: Pick<Maintenance, 'texts'>) =>
  LANGUAGES.flatMap(({ code }) => {
    const text = texts[code];
    return text === undefined ? [] : [{ code, text }];
  });

function NoticeFacts({ current: { notice, state } }: Pick<NoticeProps, 'current'>) {
  if (!notice || state === 'NONE') return null;
  const own = writtenTexts(notice);
  return (
    <div className="rounded-sheet border-line bg-raised shadow-card border px-4 py-4">
      <p className="mb-3">
        <Badge tone={TONES[state]}>{t(`maintenance.state.${state}`)}</Badge>
      </p>
      <Facts>
        <Fact name={t('maintenance.showFrom')}>
          <At at={notice.showFrom} />
        </Fact>
        <Fact name={t('maintenance.from')}>
          <At at={notice.from} />
        </Fact>
        <Fact name={t('maintenance.until')}>
          <At at={notice.until} />
        </Fact>
        {own.length === 0 && (
          <Fact name={t('maintenance.languages')}>{t('maintenance.noTexts')}</Fact>
        )}
        {own.map(({ code, text }) => (
          <Fact key={code} name={t('maintenance.textIn', { language: languageText(code) })}>
            <bdi lang={code} className="whitespace-pre-line">
              {text}
            </bdi>
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
