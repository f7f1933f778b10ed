import { RegisterAside } from './register-aside.tsx';
import { RegisterForm } from './register-form.tsx';

interface RegisterModalProps {
  email?: string;
  /** The visitor's origin, from the address (SHELL-18). */
  channel?: string;
  /** Called when sign-up is skipped; without it there is no skip link (SIGNUP-14, SIGNUP-15). */
  onSkip?: () => void | Promise<void>;
}

export function RegisterModal({ email = '', channel, onSkip }: RegisterModalProps) {
  return (
    <div className="grid gap-8 md:grid-cols-[1.35fr_1fr]">
      <RegisterForm email={email} {...(channel && { channel })} />
      <RegisterAside {...(onSkip && { onSkip })} />
    </div>
  );
}
