import type { Data } from '@kandil/contract';
import { invite } from '@kandil/contract/staff';
import type { Role } from '@kandil/contract/staff/permissions';
import { Button } from '@kandil/ui/button.tsx';
import { CopyField } from '@kandil/ui/copy-field.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { Modal } from '#src/frame/modal.tsx';
import { Form } from '#src/pieces/form.tsx';
import { ModalButtons } from '#src/pieces/modal-buttons.tsx';
import { RoleChoice } from '#src/pieces/role-choice.tsx';
import { t } from '#src/texts/texts.tsx';
import { clockText } from '#src/texts/times.ts';

/** Who is invited as what. */
export interface Invitee {
  mail: string;
  role: Role;
}
type Link = Data<typeof invite>;

const isMail = (mail: string) => invite.body.shape.mail.safeParse(mail).success;

interface InviteDialogProps {
  /** What the form begins with. */
  invited: Invitee;
  onInvite(): void;
  onClose(): void;
}

/** Makes the link of an invitation, and shows it once. */
export function InviteDialog({ invited, onInvite, onClose }: InviteDialogProps) {
  const [mail, setMail] = useState(invited.mail);
  const [role, setRole] = useState(invited.role);
  const [link, setLink] = useState<Link | null>(null);
  const make = useAct(async () => {
    setLink(await request(invite, { mail: mail.trim(), role }));
    onInvite();
  });
  return (
    <Modal title={link ? t('invite.ready') : t('invite.title')} busy={make.busy} onClose={onClose}>
      {(close) =>
        link ? (
          <Ready link={link} mail={mail.trim()} role={role} onDone={close} />
        ) : (
          <Form
            isValid={isMail(mail.trim())}
            refused={make.refused}
            onSend={() => void make.start()}
          >
            {(isMarked) => (
              <>
                {make.problem && <FormMessage text={make.problem} />}
                <TextField
                  data-first
                  className="mb-5"
                  label={t('invite.mail')}
                  hint={t('invite.mailHint')}
                  error={
                    (isMarked && !isMail(mail.trim())) || make.refused.includes('mail')
                      ? t('invite.mailNeeded')
                      : undefined
                  }
                  type="email"
                  autoComplete="off"
                  dir="ltr"
                  value={mail}
                  onChange={(event) => setMail(event.target.value)}
                />
                <RoleChoice value={role} onChange={setRole} />
                <ModalButtons action={t('invite.button')} busy={make.busy} onCancel={close} />
              </>
            )}
          </Form>
        )
      }
    </Modal>
  );
}

interface ReadyProps {
  link: Link;
  mail: string;
  role: Role;
  onDone(): void;
}

function Ready({ link, mail, role, onDone }: ReadyProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus went away with the form.
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="mb-4 outline-none">
        {t('invite.readyText', { mail, role: t(`role.${role}`) })}
      </p>
      <CopyField value={link.url} label={t('invite.link')} />
      <p className="text-muted mt-4 text-sm">
        {t('invite.until', { time: clockText(link.expiresAt) })}
      </p>
      <div className="mt-7 flex justify-end">
        <Button look="line" size="small" onClick={onDone}>
          {t('act.done')}
        </Button>
      </div>
    </>
  );
}
