import { may } from '@kandil/contract/staff/permissions';
import { iconButtonClass } from '@kandil/ui/icon-button.tsx';
import { Menu, menuItemClass } from '@kandil/ui/menu.tsx';
import { floatBeside } from '@kandil/ui/place/float.ts';
import MoreIcon from 'lucide-react/icons/ellipsis';
import { Link } from 'react-router';
import { useSelf } from '#src/data/session.ts';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { PersonCell } from './person-cell.tsx';
import type { Member } from './staff.tsx';

interface MembersProps {
  members: readonly Member[];
  mayManage: boolean;
  onRole(member: Member): void;
  onDismiss(member: Member): void;
}

/** Who is on the staff now. */
export function Members({ members, mayManage, onRole, onDismiss }: MembersProps) {
  const self = useSelf();
  return (
    <Table
      label={t('staff.members')}
      columns={[
        { title: t('staff.name') },
        { title: t('staff.role') },
        { title: t('staff.passkeys'), className: 'text-end' },
        { title: t('staff.seen') },
        { title: t('staff.joined'), className: 'text-start max-lg:hidden' },
        { title: t('staff.actions'), quiet: true },
      ]}
    >
      {members.map((member) => (
        <tr key={member.id} className="hover:bg-lifted/40 transition-colors duration-150">
          <PersonCell name={member.name} mail={member.mail} isSelf={member.id === self.id} />
          <td className={CELL}>{t(`role.${member.role}`)}</td>
          <td className={`${CELL} text-end tabular-nums`}>{member.passkeys}</td>
          <td className={`${CELL} text-muted`}>
            {member.seenAt === null ? (
              <span title={t('staff.notSeenTitle')}>{t('staff.notSeen')}</span>
            ) : (
              <Moment at={member.seenAt} />
            )}
          </td>
          <td className={`${CELL} text-muted max-lg:hidden`}>
            <Moment at={member.createdAt} />
          </td>
          <td className="w-14 px-2 py-1.5">
            <MemberMenu
              member={member}
              mayManage={mayManage}
              maySeeAudit={may(self.role, 'audit.read')}
              onRole={() => onRole(member)}
              onDismiss={() => onDismiss(member)}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}

interface MemberMenuProps {
  member: Member;
  mayManage: boolean;
  maySeeAudit: boolean;
  onRole(): void;
  onDismiss(): void;
}

function MemberMenu({ member, mayManage, maySeeAudit, onRole, onDismiss }: MemberMenuProps) {
  if (!mayManage && !maySeeAudit) return null;
  return (
    <Menu
      label={t('staff.more', { name: member.name })}
      float={floatBeside}
      className={`${iconButtonClass('plain')} text-muted aria-expanded:bg-raised size-9!`}
      trigger={<MoreIcon className="size-4.5" aria-hidden />}
    >
      {mayManage && (
        <button type="button" role="menuitem" className={menuItemClass()} onClick={onRole}>
          {t('staff.changeRole')}
        </button>
      )}
      {maySeeAudit && (
        <Link to={`/audit?person=${member.id}`} role="menuitem" className={menuItemClass()}>
          {t('staff.audit')}
        </Link>
      )}
      {mayManage && (
        <button
          type="button"
          role="menuitem"
          className={`${menuItemClass()} text-ruby-bright`}
          onClick={onDismiss}
        >
          {t('staff.dismiss')}
        </button>
      )}
    </Menu>
  );
}
