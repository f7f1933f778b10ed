import type { Data } from '@kandil/contract';
import { latestTermsDay, termsAnnounce, termsReach } from '@kandil/contract/control/terms';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useState } from 'react';
import { useDraft } from '#src/data/draft.ts';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { useCall } from '#src/data/use-call.ts';
import { Modal } from '#src/frame/modal.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Form } from '#src/pieces/form.tsx';
import { FoundDraft } from '#src/pieces/found-draft.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { TermsFields } from './terms-fields.tsx';
import { NOTHING_TYPED, writtenOf } from './typed-terms.ts';

type ReachAnswer = Data<typeof termsReach>;

interface DialogProps {
  onDone(): void;
  onClose(): void;
}

/** Asks from when new terms apply and what changes, and says whom it reaches before anything is sent. */
export function AnnounceDialog(props: DialogProps) {
  const loaded = useCall(termsReach, {});
  const [busy, setBusy] = useState(false);
  return (
    <Modal title={t('terms.start')} wide busy={busy} onClose={props.onClose}>
      {(close) => (
        <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
          {(reach) => <Announcing {...props} reach={reach} close={close} onBusy={setBusy} />}
        </Shown>
      )}
    </Modal>
  );
}

interface AnnouncingProps extends DialogProps {
  reach: ReachAnswer;
  close(): void;
  onBusy(busy: boolean): void;
}

/** What is wrong with the day, in words. @param isRefused whether the service refused it: time has passed */
function dayProblem(day: string, earliest: string, isRefused: boolean): string | undefined {
  if (day > latestTermsDay(earliest))
    return t('terms.dayFar', { date: dayText(latestTermsDay(earliest)) });
  if (day < earliest || isRefused) return t('terms.dayNeeded', { date: dayText(earliest) });
  return undefined;
}

/** What is wrong, in words. */
const problemsOf = (day: string | undefined, english: string | undefined) => ({
  day,
  summary: english === undefined ? t('terms.summaryNeeded') : undefined,
});

function Announcing({ reach, onDone, close, onBusy }: AnnouncingProps) {
  const draft = useDraft('new terms', NOTHING_TYPED);
  const { value: typed } = draft;
  // The same for every press in this dialog: an answer that got lost announces nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const [isOther, setOther] = useState(false);
  const summaries = writtenOf(typed);
  const day = typed.day || reach.earliest;
  const send = useAct(async () => {
    setOther(false);
    onBusy(true);
    try {
      await request(termsAnnounce, { key, effectiveOn: day, summaries });
    } catch (error) {
      if (isApiError(error) && error.code === 'NOTHING_TO_DO') setOther(true);
      throw error;
    } finally {
      onBusy(false);
    }
    draft.forget();
    toast('success', t('terms.done'));
    onDone();
    close();
  });
  const wrongDay = dayProblem(day, reach.earliest, send.refused.includes('effectiveOn'));
  const problems = problemsOf(wrongDay, summaries['en']);
  const problem = isOther ? t('terms.other') : send.problem;
  const count = reach.mails + reach.texts;
  return (
    <Form
      isValid={
        dayProblem(day, reach.earliest, false) === undefined && problems.summary === undefined
      }
      refused={send.refused}
      onSend={() => void send.start()}
    >
      {(isMarked) => (
        <>
          {problem && <FormMessage text={problem} />}
          <FoundDraft draft={draft} />
          <TermsFields
            typed={{ ...typed, day }}
            languages={reach.languages}
            earliest={reach.earliest}
            problems={isMarked || wrongDay ? problems : {}}
            isMarked={isMarked}
            onChange={draft.edit}
          />
          <Reach {...reach} />
          <ModalButtons
            action={t('terms.button', { count })}
            busy={send.busy}
            disabled={count === 0}
            onCancel={close}
          />
        </>
      )}
    </Form>
  );
}

/** Whom it reaches, and what happens. */
const Reach = ({ mails, texts, unreachable }: ReachAnswer) => (
  <div className="border-line mt-6 border-t pt-4 text-sm">
    <p className="font-semibold">{t('terms.reach', { count: mails + texts })}</p>
    <ul className="text-muted mt-1 list-disc space-y-1 ps-5">
      {texts > 0 && <li>{t('terms.reachMore', { mails, texts })}</li>}
      {unreachable > 0 && <li>{t('terms.unreachable', { count: unreachable })}</li>}
      <li>{t('terms.next')}</li>
    </ul>
  </div>
);
