import { permissionsOf, type Role, ROLES } from '@kandil/contract/staff/permissions';
import { useId } from 'react';
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
          <RoleOption
            key={role}
            role={role}
            isChosen={role === value}
            onChoose={() => onChange(role)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RoleOptionProps {
  role: Role;
  isChosen: boolean;
  onChoose(): void;
}

function RoleOption({ role, isChosen, onChoose }: RoleOptionProps) {
  const id = useId();
  const isEmpty = permissionsOf(role).length === 0;
  return (
    <div className="hover:bg-lifted/60 relative flex items-start gap-3 px-3.5 py-2.5 transition-colors duration-150">
      <input
        id={id}
        type="radio"
        name="role"
        value={role}
        checked={isChosen}
        aria-describedby={`${id}-text`}
        className="accent-gold mt-0.5 size-4 shrink-0"
        onChange={onChoose}
      />
      <div>
        <label
          htmlFor={id}
          className="block cursor-pointer text-sm font-medium after:absolute after:inset-0"
        >
          {t(`role.${role}`)}
        </label>
        <p id={`${id}-text`} className="text-muted text-xs">
          {[t(`role.${role}.text`), isEmpty && t('role.none')].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
  );
}
