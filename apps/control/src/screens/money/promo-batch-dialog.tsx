import { MOST_PROMO_CODES, promoBatchMake } from '@kandil/contract/control/purchase';
import { toAsciiDigits } from '@kandil/contract/pasted';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { isReason } from '#src/data/typed-reason.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { t } from '#src/texts/texts.tsx';
import { type Problems, PromoBatchFields, type TypedBatch } from './promo-batch-fields.tsx';
import type { Promo } from './use-promo-batches.ts';

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

const NOTHING: TypedBatch = { promo: '', count: '100', prefix: '', from: '', until: '', note: '' };

/** The key is the same until something else is typed: an answer that got lost makes nothing twice. */
const withKey = (typed: TypedBatch) => ({ key: crypto.randomUUID(), typed });

/** What is typed, and the act that makes a batch of it. */
function useNewBatch({ promos, onDone }: PromoBatchDialogProps) {
  const draft = useDraft('promo batch', withKey(NOTHING));
  const { key, typed: stored } = draft.value;
  const only = promos.length === 1 ? (promos[0]?.code ?? '') : '';
  const typed = { ...stored, promo: stored.promo || only };
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
    draft.forget();
    toast('success', t('promos.done'));
    close();
    onDone();
  });
  return { typed, draft, send };
}

/** Makes many single-use codes of a promo. What was typed stays until it is ordered. */
export function PromoBatchDialog(props: PromoBatchDialogProps) {
  const { promos, onClose } = props;
  const { typed, draft, send } = useNewBatch(props);
  const problems = problemsOf(typed, new Date().toISOString().slice(0, 10));
  // What the service refused, after what can be seen here.
  const refusedOf = (field: string, text: string) =>
    send.refused.includes(field) ? text : undefined;
  return (
    <FormDialog
      title={t('promos.start')}
      act={send}
      draft={draft}
      isValid={Object.values(problems).every((problem) => problem === null)}
      action={t('promos.button', { count: countOf(typed.count) })}
      onClose={onClose}
    >
      {(isMarked) => (
        <PromoBatchFields
          typed={typed}
          promos={promos}
          problems={{
            promo: refusedOf('promo', t('promos.refused.promo')),
            until: refusedOf('validUntil', t('promos.refused.valid')),
            ...(isMarked && found(problems)),
          }}
          onChange={(change) => draft.write(withKey({ ...typed, ...change }))}
        />
      )}
    </FormDialog>
  );
}
