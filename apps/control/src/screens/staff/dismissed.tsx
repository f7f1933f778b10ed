import { Button } from '@kandil/ui/button.tsx';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Invitee } from './invite-dialog.tsx';
import { PersonCell } from './person-cell.tsx';
import type { Member } from './staff.tsx';

interface DismissedProps {
  members: readonly Member[];
  mayManage: boolean;
  onInvite(invited: Invitee): void;
}

/** Who is no longer on the staff, closed at first. */
export function Dismissed({ members, mayManage, onInvite }: DismissedProps) {
  return (
    <details className="group">
      <summary className="rounded-tile mb-3 flex w-fit list-none items-center gap-1.5 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronIcon
          className="text-muted size-4 transition-transform duration-150 group-open:rotate-90 rtl:-scale-x-100"
          aria-hidden
        />
        <span>{t('staff.dismissed')}</span>
        <span className="text-muted font-normal tabular-nums">{members.length}</span>
      </summary>
      <Table
        label={t('staff.dismissed')}
        columns={[
          { title: t('staff.name') },
          { title: t('staff.role') },
          { title: t('staff.dismissedAt') },
          { title: t('staff.actions'), quiet: true },
        ]}
      >
        {members.map(({ id, name, mail, role, dismissedAt }) => (
          <tr key={id}>
            <PersonCell name={name} mail={mail} />
            <td className={CELL}>{t(`role.${role}`)}</td>
            <td className={`${CELL} text-muted`}>{dismissedAt && <Moment at={dismissedAt} />}</td>
            <td className="px-1.5 py-1.5 text-end">
              {mayManage && (
                <Button look="plain" size="small" onClick={() => onInvite({ mail, role })}>
                  {t('staff.inviteAgain')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
