import { roleSet } from '@kandil/contract/staff';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { FormDialog } from '#src/frame/form-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { RoleChoice } from '#src/pieces/role-choice.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Member } from './staff.tsx';

export interface MemberDialogProps {
  member: Member;
  /** Gets the member as changed. */
  onChange(member: Member): Promise<void>;
  onClose(): void;
}

/** Changes the role of somebody. */
export function RoleDialog({ member, onChange, onClose }: MemberDialogProps) {
  const { id, name } = member;
  const [role, setRole] = useState(member.role);
  const change = useAct(async (close: () => void) => {
    const changed = await request(roleSet, { id, role });
    toast('success', t('roleSet.done', { name, role: t(`role.${changed.role}`) }));
    close();
    await onChange(changed);
  });
  return (
    <FormDialog
      isValid
      title={t('roleSet.title', { name })}
      act={change}
      action={t('roleSet.button')}
      disabled={role === member.role}
      onClose={onClose}
    >
      {() => (
        <>
          <RoleChoice value={role} onChange={setRole} />
          <p className="text-muted mt-3 text-sm">{t('roleSet.text')}</p>
        </>
      )}
    </FormDialog>
  );
}
