import { invitationRevoke } from '@kandil/contract/staff';
import { Button } from '@kandil/ui/button.tsx';
import { useId } from 'react';
import { request } from '#src/data/request.ts';
import { useRowAct } from '#src/frame/use-row-act.ts';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Staff } from './staff.tsx';

type Invitation = Staff['invitations'][number];

interface InvitationsProps {
  invitations: readonly Invitation[];
  mayManage: boolean;
  /** After an invitation has ended, or was found to be gone. */
  onRevoke(): void;
}

/** Links that nobody has used yet. */
export function Invitations({ invitations, mayManage, onRevoke }: InvitationsProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 font-semibold">
        {t('invitations.title')}
      </h2>
      <Table
        label={t('invitations.title')}
        columns={[
          { title: t('invitations.for') },
          { title: t('staff.role') },
          { title: t('invitations.until') },
          { title: t('staff.actions'), quiet: true },
        ]}
      >
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <th scope="row" className={`${CELL} text-start font-medium wrap-anywhere`}>
              {invitation.mail}
            </th>
            <td className={CELL}>{t(`role.${invitation.role}`)}</td>
            <td className={`${CELL} text-muted`}>
              <Moment at={invitation.expiresAt} />
            </td>
            <td className="px-1.5 py-1.5 text-end">
              {mayManage && <Revoke invitation={invitation} onRevoke={onRevoke} />}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Revoke({ invitation, onRevoke }: { invitation: Invitation; onRevoke(): void }) {
  const { id, mail } = invitation;
  const revoke = useRowAct({
    send: () => request(invitationRevoke, { id }),
    done: t('invitations.revoked', { mail }),
    onEnd: onRevoke,
  });
  return (
    <Button
      look="plain"
      size="small"
      busy={revoke.busy}
      aria-label={t('invitations.revokeFor', { mail })}
      onClick={() => void revoke.start()}
    >
      {t('invitations.revoke')}
    </Button>
  );
}
