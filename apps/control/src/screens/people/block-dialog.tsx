import type { Args } from '@kandil/contract';
import { BLOCK_CAUSES, personBlock } from '@kandil/contract/control/account-acts';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { ActDialog, textsOf } from './act-dialog.tsx';

interface BlockDialogProps {
  id: string;
  name: string;
  onStale(): void;
  onClose(): void;
}

/** Asks which cause the mail says, and for the reason that stays inside. */
export function BlockDialog({ name, ...of }: BlockDialogProps) {
  const [cause, setCause] = useState('');
  return (
    <ActDialog
      {...of}
      danger
      call={personBlock}
      args={{ cause: cause as Args<typeof personBlock>['cause'] }}
      isReady={cause !== ''}
      texts={textsOf('block', { name })}
    >
      {(isMarked) => (
        <div className="mb-4">
          <SelectField
            label={t('personAct.cause')}
            value={cause}
            error={isMarked && cause === '' ? t('personAct.causeNeeded') : undefined}
            onChange={(event) => setCause(event.target.value)}
          >
            <option value="">{t('personAct.causeNone')}</option>
            {BLOCK_CAUSES.map((each) => (
              <option key={each} value={each}>
                {t(`personAct.cause.${each}`)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </ActDialog>
  );
}
