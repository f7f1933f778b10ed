import { noticeSet, switchList } from '@kandil/contract/control/settings';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { zonedText } from '#src/texts/times.ts';
import type { NoticeProps } from './maintenance-card.tsx';
import { NoticeFields } from './notice-fields.tsx';
import type { Switches } from './switch-row.tsx';
import { noticeOf, problemsOf, typedOf } from './typed-notice.ts';

export interface NoticeDialogProps extends NoticeProps {
  onClose(): void;
}

const SAMPLE = { typed: { showFrom: '', from: '', until: '', texts: {} }, version: 0 };

/**
 * Plans or changes the notice. Where somebody else was faster it says what is in force now, and what was typed stays; saving
 * it then replaces theirs.
 */
export function MaintenanceDialog({ current, put, onClose }: NoticeDialogProps) {
  // With the version that it began with: what changes below must not be replaced without a word.
  const begin = { typed: typedOf(current.notice, Date.now()), version: current.version };
  const draft = useDraft('maintenance', begin, SAMPLE);
  const { typed, version } = draft.value;
  const [faster, setFaster] = useState<string | null>(null);
  const problems = problemsOf(typed, Date.now());
  const send = useAct(async (close: () => void) => {
    try {
      put(await request(noticeSet, { notice: noticeOf(typed), version }));
    } catch (error) {
      const now = await changedMeanwhile(error);
      put(now);
      draft.write({ typed, version: now.notice.version });
      setFaster(fasterText(now.notice));
      return;
    }
    draft.forget();
    toast('success', t('maintenance.saved'));
    close();
  });
  return (
    <FormDialog
      wide
      title={t('maintenance.title')}
      act={send}
      draft={draft}
      isValid={Object.values(problems).every((problem) => problem === null)}
      action={t('maintenance.save')}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          {faster && <FormMessage text={faster} />}
          <NoticeFields
            typed={typed}
            problems={isMarked ? problems : null}
            onChange={(change) => draft.write({ typed: { ...typed, ...change }, version })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The settings of this moment, after a refusal because somebody else was faster. @throws any other error */
export async function changedMeanwhile(error: unknown): Promise<Switches> {
  if (!isApiError(error) || error.code !== 'SETTING_CHANGED') throw error;
  return request(switchList, {});
}

/** What somebody else did meanwhile. */
export function fasterText({ notice, changedBy }: Switches['notice']): string {
  const name = changedBy || t('switch.somebody');
  if (!notice) return t('maintenance.fasterNone', { name });
  const [from, until] = [notice.from, notice.until].map(zonedText);
  const now = t('maintenance.span', { from: from ?? '', until: until ?? '' });
  return t('maintenance.faster', { name, now });
}
