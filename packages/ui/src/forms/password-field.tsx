import type { InputHTMLAttributes, Ref } from 'react';
import { useT } from '../text/texts.tsx';
import { TextField } from '../text-field.tsx';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  isNew?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A password field with a show button (VALID-41). */
export function PasswordField({ isNew = false, ...rest }: PasswordFieldProps) {
  const t = useT();
  return (
    <TextField
      {...rest}
      type="password"
      dir="ltr"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={128}
      reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
    />
  );
}
