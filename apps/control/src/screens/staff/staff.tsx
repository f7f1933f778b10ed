import type { Data } from '@kandil/contract';
import { members } from '@kandil/contract/staff';
import { Button } from '@kandil/ui/button.tsx';
import InviteIcon from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { loadSelf } from '#src/data/request.ts';
import { useMay, useSelf } from '#src/data/session.ts';
import { type CallState, useCall } from '#src/data/use-call.ts';
import { Page } from '#src/frame/page.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { Dismissed } from './dismissed.tsx';
import { type Invitee, InviteDialog } from './invite-dialog.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { RoleDialog } from './role-dialog.tsx';

export type Staff = Data<typeof members>;
export type Member = Staff['members'][number];

/** What is open above the page. */
type Open =
  | { kind: 'invite'; invited: Invitee }
  | { kind: 'role'; member: Member }
  | { kind: 'dismiss'; member: Member };

const NOBODY: Invitee = { mail: '', role: 'support' };

/** Everybody on the staff, invitations, and who was dismissed. */
export function StaffScreen() {
  const staff = useCall(members, {});
  const mayManage = useMay('staff.manage');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const changed = useChange(staff);
  const invite = (invited: Invitee) => setOpen({ kind: 'invite', invited });
  return (
    <Page
      title={t('staff.title')}
      text={t('staff.text')}
      actions={
        mayManage && (
          <Button
            size="small"
            icon={<InviteIcon className="size-4" aria-hidden />}
            onClick={() => invite(NOBODY)}
          >
            {t('staff.invite')}
          </Button>
        )
      }
    >
      <Shown loaded={staff} skeleton={<TableSkeleton />}>
        {(data) => (
          <StaffLists
            staff={data}
            mayManage={mayManage}
            onInvite={invite}
            onRole={(member) => setOpen({ kind: 'role', member })}
            onDismiss={(member) => setOpen({ kind: 'dismiss', member })}
            onRevoke={staff.reload}
          />
        )}
      </Shown>
      {open?.kind === 'invite' && (
        <InviteDialog invited={open.invited} onInvite={staff.reload} onClose={close} />
      )}
      {open?.kind === 'role' && (
        <RoleDialog member={open.member} onChange={changed} onClose={close} />
      )}
      {open?.kind === 'dismiss' && (
        <DismissDialog member={open.member} onChange={changed} onClose={close} />
      )}
    </Page>
  );
}

/** Shows a changed member. If it is the person at this screen, the session changes, too. */
function useChange({ data, put, reload }: CallState<Staff>) {
  const { id } = useSelf();
  return async (member: Member) => {
    if (member.id === id) await loadSelf();
    if (data)
      put({
        ...data,
        members: data.members.map((each) => (each.id === member.id ? member : each)),
      });
    reload();
  };
}

interface StaffListsProps {
  staff: Staff;
  mayManage: boolean;
  onInvite(invited: Invitee): void;
  onRole(member: Member): void;
  onDismiss(member: Member): void;
  onRevoke(): void;
}

function StaffLists(props: StaffListsProps) {
  const { staff, mayManage, onInvite, onRole, onDismiss, onRevoke } = props;
  const present = staff.members.filter(({ dismissedAt }) => dismissedAt === null);
  const dismissed = staff.members.filter(({ dismissedAt }) => dismissedAt !== null);
  return (
    <div className="flex flex-col gap-9">
      <div>
        {mayManage && present.length === 1 && staff.invitations.length === 0 && (
          <Notice
            tone="info"
            title={t('staff.alone')}
            text={t('staff.aloneText')}
            className="mb-4"
          />
        )}
        <Members members={present} mayManage={mayManage} onRole={onRole} onDismiss={onDismiss} />
      </div>
      {staff.invitations.length > 0 && (
        <Invitations invitations={staff.invitations} mayManage={mayManage} onRevoke={onRevoke} />
      )}
      {dismissed.length > 0 && (
        <Dismissed members={dismissed} mayManage={mayManage} onInvite={onInvite} />
      )}
    </div>
  );
}
