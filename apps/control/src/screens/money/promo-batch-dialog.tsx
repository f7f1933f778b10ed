import {
  LONGEST_PREFIX,
  MOST_PROMO_CODES,
  promoBatchMake,
} from '@kandil/contract/control/purchase';
import { dateText } from '@kandil/i18n/formats';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { SelectField } from '@kandil/ui/select-field.tsx';
import { TextArea } from '@kandil/ui/text-area.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { toAsciiDigits } from '@kandil/contract/pasted';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Form } from '#src/pieces/form.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { isReason } from './refund-dialog.tsx';
import type { Promo } from './use-promo-batches.ts';

/** What somebody typed of a batch; days are those of UTC. */
interface TypedBatch {
  promo: string;
  count: string;
  prefix: string;
  from: string;
  /** The last day. */
  until: string;
  note: string;
}

type Problems = Partial<
  Record<'promo' | 'count' | 'prefix' | 'until' | 'note', string | undefined>
>;

const countOf = (typed: string): number => {
  const digits = toAsciiDigits(typed).replaceAll(/[\s,.]/gv, '');
  return /^\d{1,5}$/v.test(digits) ? Number(digits) : 0;
};

/** What is wrong with what was typed, by field; null where nothing is. */
function problemsOf({ promo, count, prefix, from, until, note }: TypedBatch, today: string) {
  const many = countOf(count);
  const isSpan = (from === '' || until === '' || from <= until) && (until === '' || until >= today);
  return {
    promo: promo === '' ? t('promos.promoNeeded') : null,
    count: many >= 1 && many <= MOST_PROMO_CODES ? null : t('promos.countNeeded'),
    prefix: /^[A-Z0-9]*$/v.test(prefix) ? null : t('promos.prefixNeeded'),
    until: isSpan ? null : t('promos.untilNeeded'),
    note: isReason(note) ? null : t('promos.noteNeeded'),
  };
}

/** Those that are problems. */
const found = (problems: ReturnType<typeof problemsOf>): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  );

interface PromoBatchDialogProps {
  promos: readonly Promo[];
  onDone(): void;
  onClose(): void;
}

/** Makes many single-use codes of a promo. */
export function PromoBatchDialog({ promos, onDone, onClose }: PromoBatchDialogProps) {
  // The same for every press in this dialog: an answer that got lost makes nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<TypedBatch>({
    promo: promos.length === 1 ? (promos[0]?.code ?? '') : '',
    count: '100',
    prefix: '',
    from: '',
    until: '',
    note: '',
  });
  const problems = problemsOf(typed, new Date().toISOString().slice(0, 10));
  const send = useAct(async (close: () => void) => {
    const { promo, count, prefix, from, until, note } = typed;
    await request(promoBatchMake, {
      key,
      promo,
      count: countOf(count),
      prefix,
      validFrom: from === '' ? null : `${from}T00:00:00.000Z`,
      validUntil: until === '' ? null : `${until}T23:59:59.999Z`,
      note: note.trim(),
    });
    toast('success', t('promos.done'));
    close();
    onDone();
  });
  // What the service refused, after what can be seen here.
  const refusedOf = (field: string, text: string) =>
    send.refused.includes(field) ? text : undefined;
  return (
    <Modal title={t('promos.start')} busy={send.busy} onClose={onClose}>
      {(close) => (
        <Form
          isValid={Object.values(problems).every((problem) => problem === null)}
          refused={send.refused}
          onSend={() => void send.start(close)}
        >
          {(isMarked) => (
            <>
              {send.problem && <FormMessage text={send.problem} />}
              <Fields
                typed={typed}
                promos={promos}
                problems={{
                  promo: refusedOf('promo', t('promos.refused.promo')),
                  until: refusedOf('validUntil', t('promos.refused.valid')),
                  ...(isMarked && found(problems)),
                }}
                onChange={(change) => setTyped({ ...typed, ...change })}
              />
              <ModalButtons
                action={t('promos.button', { count: countOf(typed.count) })}
                busy={send.busy}
                onCancel={close}
              />
            </>
          )}
        </Form>
      )}
    </Modal>
  );
}

interface FieldsProps {
  typed: TypedBatch;
  promos: readonly Promo[];
  problems: Problems;
  onChange(change: Partial<TypedBatch>): void;
}

const day = (at: string) => dateText(new Date(at), LANGUAGE, 'UTC', 'medium');

/** What a promo is worth, for whom, and how long. */
function worthText({ campaign, plans, periods, validFrom, validUntil }: Promo): string {
  const names = { campaign, plans: plans.join(', '), periods: periods.join(', ') };
  const from = day(validFrom);
  return validUntil === null
    ? t('promos.worth', { ...names, from })
    : t('promos.worthUntil', { ...names, from, until: day(validUntil) });
}

function Fields({ typed, promos, problems, onChange }: FieldsProps) {
  const chosen = promos.find(({ code }) => code === typed.promo);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <SelectField
          data-first
          label={t('promos.promo')}
          error={problems.promo}
          value={typed.promo}
          onChange={(event) => onChange({ promo: event.target.value })}
        >
          <option value="">{t('promos.promoNone')}</option>
          {promos.map(({ code }) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectField>
        <p className="text-muted mt-1.5 text-sm" aria-live="polite">
          {chosen ? worthText(chosen) : t('promos.promoHint')}
        </p>
      </div>
      <TextField
        label={t('promos.count')}
        hint={t('promos.countHint')}
        error={problems.count}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={typed.count}
        onChange={(event) => onChange({ count: event.target.value })}
      />
      <TextField
        label={t('promos.prefix')}
        hint={t('promos.prefixHint')}
        error={problems.prefix}
        maxLength={LONGEST_PREFIX}
        autoComplete="off"
        dir="ltr"
        value={typed.prefix}
        onChange={(event) => onChange({ prefix: event.target.value.toUpperCase() })}
      />
      <Days {...{ typed, problems, onChange }} />
      <TextArea
        label={t('promos.note')}
        hint={t('promos.noteHint')}
        error={problems.note}
        maxLength={200}
        value={typed.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </div>
  );
}

const Days = ({ typed, problems, onChange }: Omit<FieldsProps, 'promos'>) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <TextField
      type="date"
      label={t('promos.firstDay')}
      value={typed.from}
      onChange={(event) => onChange({ from: event.target.value })}
    />
    <TextField
      type="date"
      label={t('promos.lastDay')}
      error={problems.until}
      value={typed.until}
      onChange={(event) => onChange({ until: event.target.value })}
    />
  </div>
);
