import { LONGEST_ANSWER } from '@kandil/contract/control/notify';
import { Button } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import LockIcon from 'lucide-react/icons/lock';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Notice } from '#src/pieces/notice.tsx';
import { t } from '#src/texts/texts.tsx';
import { filled } from './placeholders.ts';
import { SavedAnswerChoice } from './saved-answer-choice.tsx';
import {
  type Composer as State,
  type Mode,
  type StateAfter,
  useComposer,
  type TicketText,
} from './use-composer.ts';
import type { Ticket } from './use-ticket.ts';

const MODES: readonly Mode[] = ['answer', 'note'];

interface ComposerProps {
  ticket: Ticket;
  onChange(ticket: Ticket): void;
}

/** Writes an answer to the member, or a note that only the staff see: it looks different all over. */
export function Composer({ ticket, onChange }: ComposerProps) {
  const composer = useComposer(ticket, onChange);
  const { written, edit, send, changed } = composer;
  const isNote = written.mode === 'note';
  const insert = (text: string) => {
    const before = written.text.trimEnd();
    edit({ text: (before && `${before}\n\n`) + filled(text, ticket) });
  };
  return (
    <section
      aria-label={t('composer.title')}
      className={cx(
        'rounded-sheet mt-6 border p-4',
        isNote ? 'border-gold bg-gold/10 border-dashed' : 'border-line bg-raised shadow-card',
      )}
    >
      {changed && (
        <Notice
          tone="error"
          title={t('composer.changed')}
          text={t('composer.changedText', { what: changed })}
          className="mb-4"
        />
      )}
      {send.problem && <FormMessage text={send.problem} />}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Modes mode={written.mode} onChange={(mode) => edit({ mode })} />
        {!isNote && <SavedAnswerChoice language={ticket.language} onChoose={insert} />}
      </div>
      <Text composer={composer} />
    </section>
  );
}

function Modes({ mode, onChange }: { mode: Mode; onChange(mode: Mode): void }) {
  const name = useId();
  return (
    <fieldset className="border-line bg-lifted flex gap-1 rounded-full border p-0.5">
      <legend className="sr-only">{t('composer.mode')}</legend>
      {MODES.map((each) => (
        <label
          key={each}
          className="has-checked:bg-raised has-checked:shadow-card text-muted has-checked:text-text has-[:focus-visible]:outline-gold inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-medium has-[:focus-visible]:outline-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={each === mode}
            onChange={() => onChange(each)}
          />
          {each === 'note' && <LockIcon className="size-3.5" aria-hidden />}
          <span>{t(`composer.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Text({ composer: { written, edit, fault, send } }: { composer: State }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMarked, setMarked] = useState(false);
  const isNote = written.mode === 'note';
  // Missing facts and a text that is too long are marked at once, an empty field after an attempt.
  const shown = fault !== null && (isMarked || written.text.trim() !== '') ? fault : null;
  const attempt = (state: StateAfter) => {
    setMarked(fault !== null);
    if (fault === null) void send.start(state);
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    attempt('ANSWERED');
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t(isNote ? 'composer.noteLabel' : 'composer.answerLabel')}
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        value={written.text}
        readOnly={send.busy}
        aria-invalid={shown ? true : undefined}
        aria-describedby={`${id}-note`}
        className="rounded-tile border-edge bg-ground aria-invalid:border-ruby-bright field-sizing-content max-h-96 min-h-32 w-full resize-y border px-3 py-2.5"
        onChange={(event) => edit({ text: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <Note id={`${id}-note`} written={written} problem={shown} />
      <div className="mt-3 flex justify-end gap-3">
        {!isNote && (
          <Button look="line" size="small" busy={send.busy} onClick={() => attempt('SOLVED')}>
            {t('composer.sendAndSolve')}
          </Button>
        )}
        <Button size="small" busy={send.busy} onClick={() => attempt('ANSWERED')}>
          {t(isNote ? 'composer.addNote' : 'composer.send')}
        </Button>
      </div>
    </>
  );
}

interface NoteProps {
  id: string;
  written: TicketText;
  problem: string | null;
}

/** Below the field: its problem or a hint, and how long the text is. */
function Note({ id, written: { mode, text }, problem }: NoteProps) {
  const hint = t(mode === 'note' ? 'composer.noteHint' : 'composer.answerHint');
  return (
    <div id={id} className="mt-1 flex justify-between gap-4 text-xs">
      <p aria-live="polite" className={problem ? 'text-ruby-bright' : 'text-muted'}>
        {problem ?? hint}
      </p>
      <p className="text-muted shrink-0 tabular-nums">
        {t('composer.count', { count: text.length, most: LONGEST_ANSWER })}
      </p>
    </div>
  );
}
