import type { AnyCall, Args, Data } from '@kandil/contract';
import { LONGEST_REASON } from '@kandil/contract/control/auth';
import type { TextParams } from '@kandil/i18n';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { TextField } from '@kandil/ui/text-field.tsx';
import { type ReactNode, useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { isTicketNumber, saysEnough } from './reason.ts';

const isReason = (text: string): boolean => isTicketNumber(text) || saysEnough(text);

export interface ActTexts {
  title: string;
  button: string;
  /** Of the button that leaves; by default `Cancel`. */
  back?: string;
  /** What happens, and whether it can be undone. */
  lines: readonly string[];
  done: string;
  /** Why there is nothing to do. */
  nothing: string;
}

export type ActName =
  | 'sessions'
  | 'plan'
  | 'device'
  | 'resend'
  | 'export'
  | 'block'
  | 'unblock'
  | 'delete'
  | 'keep'
  | 'setAside'
  | 'lift';

/** The texts of an act. @param facts what they name */
export const textsOf = (name: ActName, facts: TextParams = {}): ActTexts => ({
  title: t(`personAct.${name}.title`, facts),
  button: t(`personAct.${name}.button`, facts),
  lines: t(`personAct.${name}.lines`, facts).split('\n'),
  done: t(`personAct.${name}.done`, facts),
  nothing: t(`personAct.${name}.nothing`, facts),
});

interface ActDialogProps<C extends AnyCall> {
  id: string;
  call: C;
  /** Beside the account and the reason. */
  args?: Omit<Args<C>, 'id' | 'reason'>;
  texts: ActTexts;
  danger?: boolean;
  /** What was done, where the answer decides; else `texts.done`. */
  doneText?(data: Data<C>): string;
  /** Whether the other fields can be sent. */
  isReady?: boolean;
  /** The other fields. Gets whether to mark wrong ones. */
  children?: (isMarked: boolean) => ReactNode;
  /** The account is not as the page shows it any more. */
  onStale(): void;
  onClose(): void;
}

/** The reason of an act, which stays until it is done, and the act. */
function useAccountAct<C extends AnyCall>({
  id,
  call,
  args,
  texts,
  doneText,
  onStale,
}: ActDialogProps<C>) {
  const draft = useDraft(`${call.name} ${id}`, '');
  const { value: reason } = draft;
  const [isNothing, setNothing] = useState(false);
  const act = useAct(async (close: () => void) => {
    const all = { ...args, id, reason: reason.trim() } as unknown as Args<C>;
    setNothing(false);
    const data = await request(call, all).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'NOTHING_TO_DO') {
        setNothing(true);
        // Somebody else may have been faster: behind the words, the page shows how it is now.
        onStale();
      }
      throw error;
    });
    draft.forget();
    toast('success', doneText?.(data) ?? texts.done);
    close();
    onStale();
  });
  return { act, draft, problem: isNothing ? texts.nothing : act.problem };
}

/**
 * Asks for a reason, and then does something to an account. What was written stays until it is done, also when it was
 * refused or the dialog was closed.
 */
export function ActDialog<C extends AnyCall>(props: ActDialogProps<C>) {
  const { texts, danger = false, isReady = true, children, onClose } = props;
  const { act, draft, problem } = useAccountAct(props);
  const { value: reason } = draft;
  return (
    <FormDialog
      title={texts.title}
      act={act}
      draft={draft}
      problem={problem}
      isValid={isReady && isReason(reason)}
      action={texts.button}
      back={texts.back}
      danger={danger}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          <Lines lines={texts.lines} />
          <div>{children?.(isMarked)}</div>
          <ReasonField
            value={reason}
            isWrong={(isMarked && !isReason(reason)) || act.refused.includes('reason')}
            onChange={draft.write}
          />
        </>
      )}
    </FormDialog>
  );
}

const Lines = ({ lines }: Pick<ActTexts, 'lines'>) => (
  <ul className="text-muted mb-5 list-disc space-y-1 ps-5 text-sm">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

interface ReasonFieldProps {
  value: string;
  isWrong: boolean;
  onChange(text: string): void;
}

const ReasonField = ({ value, isWrong, onChange }: ReasonFieldProps) => (
  <TextField
    data-first
    label={t('act.reason')}
    hint={t('act.reasonHint')}
    error={isWrong ? t('act.reasonNeeded') : undefined}
    autoComplete="off"
    maxLength={LONGEST_REASON}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
