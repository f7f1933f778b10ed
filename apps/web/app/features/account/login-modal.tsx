import { type GoOn, openModal } from '#app/domain/prompt/modal-store.ts';
import { ForgotPassword } from './forgot-password/forgot-password.tsx';
import { LoginForm } from './login-form.tsx';

interface LoginModalProps {
  form?: 'logIn' | 'forgotPassword';
  email?: string;
  /** A notice above the form, such as that a new password is set. */
  notice?: string;
  /** Continues the action that required the login. */
  goOn?: GoOn;
  /** It changes what is a profile's, such as its list. */
  ofProfile?: boolean;
}

/** MODAL-02, MODAL-03: the login, which the forgotten password form can replace. */
export function LoginModal({
  form = 'logIn',
  email = '',
  notice,
  goOn,
  ofProfile = false,
}: LoginModalProps) {
  const shared = { ofProfile, ...(notice && { notice }), ...(goOn && { goOn }) };
  const show = (next: typeof form, typed: string) =>
    openModal('login', { ...shared, form: next, email: typed });
  if (form === 'forgotPassword')
    return <ForgotPassword email={email} onBack={(typed) => show('logIn', typed)} />;
  return (
    <LoginForm
      email={email}
      {...shared}
      onForgotPassword={(typed) => show('forgotPassword', typed)}
    />
  );
}
