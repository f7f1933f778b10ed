import { TextField, type TextFieldProps } from '@kandil/ui/text-field.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

/** The field for an e-mail address. */
export function EmailField(props: Partial<TextFieldProps>) {
  const t = useT();
  return (
    <TextField
      label={t('field.email')}
      type="email"
      dir="ltr"
      autoComplete="email"
      maxLength={254}
      {...props}
    />
  );
}
