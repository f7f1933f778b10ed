import { passkeyAdd, passkeyOptions, passkeyRemove } from '@kandil/contract/staff';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import KeyIcon from 'lucide-react/icons/key-round';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { makePasskey } from '#src/data/passkey.ts';
import { request } from '#src/data/request.ts';
import { type Self, useSelf, useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { Page } from '#src/frame/page.tsx';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';

type Passkey = Self['passkeys'][number];

/** The own passkeys; they came with the session. */
export function PasskeysScreen() {
  const { passkeys } = useSelf();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isSingle = passkeys.length === 1;
  return (
    <Page
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      actions={
        <Button
          size="small"
          icon={<PlusIcon className="size-4" aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('passkeys.add')}
        </Button>
      }
    >
      {isSingle && (
        <Notice
          tone="info"
          title={t('passkeys.single')}
          text={t('passkeys.singleText')}
          className="mb-4"
        />
      )}
      {passkeys.length === 0 ? (
        <EmptyState
          icon={<KeyIcon aria-hidden />}
          title={t('passkeys.none')}
          text={t('passkeys.noneText')}
        />
      ) : (
        <Table
          label={t('passkeys.title')}
          columns={[
            { title: t('passkeys.name') },
            { title: t('passkeys.created') },
            { title: t('passkeys.used') },
            { title: t('staff.actions'), quiet: true },
          ]}
        >
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={isSingle}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </Table>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {removed && <RemoveDialog passkey={removed} onClose={() => setRemoved(null)} />}
    </Page>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isLast: boolean;
  onRemove(): void;
}

function PasskeyRow({ passkey, isLast, onRemove }: PasskeyRowProps) {
  const { name, createdAt, usedAt } = passkey;
  return (
    <tr>
      <th scope="row" className={`${CELL} w-1/2 text-start font-medium`}>
        <span className="flex items-center gap-3">
          <KeyIcon className="text-muted size-4 shrink-0" aria-hidden />
          <span>{name}</span>
        </span>
      </th>
      <td className={`${CELL} text-muted`}>
        <Moment at={createdAt} />
      </td>
      <td className={`${CELL} text-muted`}>
        {usedAt === null ? t('passkeys.never') : <Moment at={usedAt} />}
      </td>
      <td className="px-1.5 py-1.5 text-end">
        <Button
          look="plain"
          size="small"
          aria-label={t('passkeys.removeNamed', { name })}
          {...(isLast && { disabled: true, title: t('passkeys.last') })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </td>
    </tr>
  );
}

function AddDialog({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('');
  const add = useAct(async (close: () => void) => {
    const answer = await makePasskey(await request(passkeyOptions, {}));
    const passkeys = await request(passkeyAdd, { name: name.trim(), answer });
    useSession.getState().change({ passkeys });
    toast('success', t('passkeys.added', { name: name.trim() }));
    close();
  });
  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      act={add}
      isValid={name.trim() !== ''}
      action={t('passkeys.addButton')}
      onClose={onClose}
    >
      {(isMarked) => (
        <>
          <p className="text-muted mb-5">{t('passkeys.addText')}</p>
          <TextField
            data-first
            label={t('passkeys.name')}
            hint={t('passkeys.nameHint')}
            error={isMarked && name.trim() === '' ? t('passkeys.nameNeeded') : undefined}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose(): void }) {
  const { id, name } = passkey;
  const remove = useAct(async (close: () => void) => {
    useSession.getState().change({ passkeys: await request(passkeyRemove, { id }) });
    toast('success', t('passkeys.removed', { name }));
    close();
  });
  return (
    <QuestionDialog
      danger
      title={t('passkeys.removeTitle', { name })}
      act={remove}
      action={t('passkeys.removeButton')}
      onClose={onClose}
    >
      <p className="text-muted">{t('passkeys.removeText')}</p>
    </QuestionDialog>
  );
}
