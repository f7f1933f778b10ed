import type { ComponentType } from 'react';
import type { UserInfoForm } from '#app/domain/prompt/modal-store.ts';
import { type Account, useStart } from '#app/data/start/start.ts';
import { CountryForm } from './country-form.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneForm } from './phone-form.tsx';

const FORMS: Record<UserInfoForm, ComponentType<{ account: Account }>> = {
  name: NameForm,
  email: EmailForm,
  phone: PhoneForm,
  phoneCode: PhoneCodeForm,
  country: CountryForm,
  password: PasswordForm,
};

/** MODAL-11: one form for each of the member's details (MODAL-22). */
export function UserInfoModal({ activeFormName }: { activeFormName: UserInfoForm }) {
  const { account } = useStart();
  const Form = FORMS[activeFormName];
  return account && <Form account={account} />;
}
