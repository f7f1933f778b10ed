import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { type EmailOrPhone, emailOrPhoneProblem } from './email-or-phone.ts';
import { EmailOrPhoneField } from './email-or-phone-field.tsx';

interface PhoneNumberFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, EmailOrPhone>;
}

/** The field of a form for a phone number, checked as the services do. */
export function PhoneNumberField<Values extends FieldValues>({
  control,
  name,
}: PhoneNumberFieldProps<Values>) {
  const worded = useWorded();
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value) => worded(emailOrPhoneProblem(value, 'phone')) }}
      render={({ field, fieldState }) => (
        <EmailOrPhoneField
          {...field}
          mode="phone"
          autoComplete="tel"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
