import { permissionsOf, type Role, ROLES } from '@kandil/contract/staff/permissions';
import { t } from '#src/texts/texts.tsx';

interface RoleChoiceProps {
  value: Role;
  onChange(role: Role): void;
}

/** Every role with what it may do. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('role.label')}</legend>
      <div className="rounded-tile border-line divide-line divide-y border">
        {ROLES.map((role) => (
          <label
            key={role}
            className="hover:bg-lifted/60 flex cursor-pointer items-start gap-3 px-3.5 py-2.5 transition-colors duration-150"
          >
            <input
              type="radio"
              name="role"
              value={role}
              checked={role === value}
              className="accent-gold mt-0.5 size-4 shrink-0"
              onChange={() => onChange(role)}
            />
            <span>
              <span className="block text-sm font-medium">{t(`role.${role}`)}</span>
              <span className="text-muted block text-xs">
                {t(`role.${role}.text`)} {permissionsOf(role).length === 0 && t('role.none')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
