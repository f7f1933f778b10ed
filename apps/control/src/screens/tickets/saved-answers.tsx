import type { Data } from '@kandil/contract';
import { savedAnswers } from '@kandil/contract/control/saved-answers';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import TextIcon from 'lucide-react/icons/message-square-text';
import EditIcon from 'lucide-react/icons/pencil';
import DeleteIcon from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { Page, PageLink } from '#src/frame/page.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { DeleteAnswerDialog } from './delete-answer-dialog.tsx';
import { SavedAnswerDialog } from './saved-answer-dialog.tsx';

export type SavedAnswer = Data<typeof savedAnswers>['answers'][number];

type Open = { what: 'edit'; answer: SavedAnswer | null } | { what: 'delete'; answer: SavedAnswer };

/** Texts to answer with: created, changed and deleted here. */
export function SavedAnswersScreen() {
  const loaded = useCall(savedAnswers, {});
  const mayWrite = useMay('tickets.write');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const dialog = { onDone: loaded.reload, onClose: close };
  return (
    <Page
      title={t('saved.title')}
      text={t('saved.text')}
      actions={
        <>
          <PageLink to="/tickets">{t('tickets.back')}</PageLink>
          {mayWrite && (
            <Button size="small" onClick={() => setOpen({ what: 'edit', answer: null })}>
              {t('saved.new')}
            </Button>
          )}
        </>
      }
    >
      <Shown loaded={loaded} skeleton={<TableSkeleton />}>
        {({ answers }) =>
          answers.length === 0 ? (
            <EmptyState
              icon={<TextIcon aria-hidden />}
              title={t('saved.empty')}
              text={t('saved.emptyText')}
            />
          ) : (
            <Answers answers={answers} onOpen={mayWrite ? setOpen : null} />
          )
        }
      </Shown>
      {open?.what === 'edit' && <SavedAnswerDialog answer={open.answer} {...dialog} />}
      {open?.what === 'delete' && <DeleteAnswerDialog answer={open.answer} {...dialog} />}
    </Page>
  );
}

interface AnswersProps {
  answers: readonly SavedAnswer[];
  /** Null: the person may only read. */
  onOpen: ((open: Open) => void) | null;
}

function Answers({ answers, onOpen }: AnswersProps) {
  return (
    <Table
      label={t('saved.title')}
      columns={[
        { title: t('saved.name') },
        { title: t('saved.language') },
        { title: t('saved.changedAt'), className: 'text-end' },
        { title: t('saved.actions'), quiet: true },
      ]}
    >
      {answers.map((answer) => (
        <tr key={answer.id} className="hover:bg-lifted/40 transition-colors duration-150">
          <td className={`${CELL} max-w-md`}>
            <bdi className="font-medium">{answer.title}</bdi>
            <bdi lang={answer.language} className="text-muted block truncate">
              {answer.text}
            </bdi>
          </td>
          <td className={CELL}>{languageText(answer.language)}</td>
          <td className={`${CELL} text-muted text-end`}>
            <Moment at={answer.changedAt} />
          </td>
          <td className={`${CELL} text-end whitespace-nowrap`}>
            {onOpen && (
              <>
                <IconButton
                  label={t('saved.edit', { title: answer.title })}
                  look="plain"
                  icon={<EditIcon className="size-4" />}
                  onClick={() => onOpen({ what: 'edit', answer })}
                />
                <IconButton
                  label={t('saved.delete', { title: answer.title })}
                  look="plain"
                  icon={<DeleteIcon className="size-4" />}
                  onClick={() => onOpen({ what: 'delete', answer })}
                />
              </>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
