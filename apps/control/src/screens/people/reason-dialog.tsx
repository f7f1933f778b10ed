import type { Args } from '@kandil/contract';
import { LONGEST_REASON, personOpen, REASON_KINDS } from '@kandil/contract/control/auth';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { Form } from '#src/pieces/form.tsx';
import { FoundDraft } from '#src/pieces/found-draft.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { t } from '#src/texts/texts.tsx';
import { isTicketNumber, saysEnough } from './reason.ts';

type Kind = Args<typeof personOpen>['reason']['kind'];

const EMPTY = { kind: 'TICKET', text: '' };

const isReason = (kind: Kind, text: string): boolean =>
  kind === 'TICKET' ? isTicketNumber(text) : saysEnough(text);

interface ReasonDialogProps {
  id: string;
  onOpen(): void;
  onClose(): void;
}

/** Asks why an account is opened. What was written stays until it was taken. */
export function ReasonDialog({ id, onOpen, onClose }: ReasonDialogProps) {
  const draft = useDraft(`open ${id}`, EMPTY);
  const { value: written } = draft;
  const kind = REASON_KINDS.find((each) => each === written.kind) ?? 'TICKET';
  const { text } = written;
  const open = useAct(async () => {
    await request(personOpen, { id, reason: { kind, text: text.trim() } });
    draft.forget();
    onOpen();
  });
  return (
    <Modal title={t('reason.title')} busy={open.busy} onClose={onClose}>
      {(close) => (
        <Form
          isValid={isReason(kind, text)}
          refused={open.refused}
          onSend={() => void open.start()}
        >
          {(isMarked) => (
            <>
              <p className="text-muted mb-5 text-sm">{t('reason.text')}</p>
              {open.problem && <FormMessage text={open.problem} />}
              <FoundDraft draft={draft} />
              <ReasonFields
                kind={kind}
                text={text}
                isWrong={
                  (isMarked && !isReason(kind, text)) || open.refused.includes('reason.text')
                }
                onChange={draft.edit}
              />
              <ModalButtons action={t('reason.button')} busy={open.busy} onCancel={close} />
            </>
          )}
        </Form>
      )}
    </Modal>
  );
}

interface ReasonFieldsProps {
  kind: Kind;
  text: string;
  isWrong: boolean;
  onChange(change: { kind?: string; text?: string }): void;
}

function ReasonFields({ kind, text, isWrong, onChange }: ReasonFieldsProps) {
  const isTicket = kind === 'TICKET';
  return (
    <>
      <div className="mb-4">
        <SelectField
          label={t('reason.kind')}
          value={kind}
          onChange={(event) => onChange({ kind: event.target.value })}
        >
          {REASON_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`reason.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        data-first
        label={isTicket ? t('reason.number') : t('reason.words')}
        hint={isTicket ? t('reason.numberHint') : t('reason.wordsHint')}
        error={isWrong ? wrongText(isTicket) : undefined}
        autoComplete="off"
        maxLength={LONGEST_REASON}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </>
  );
}

const wrongText = (isTicket: boolean): string =>
  isTicket ? t('reason.numberNeeded') : t('reason.wordsNeeded');
