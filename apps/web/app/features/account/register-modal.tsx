import { RegisterAside } from './register-aside.tsx';
import { RegisterForm } from './register-form.tsx';

interface RegisterModalProps {
  email?: string;
  /** Where the visitor comes from, as the address says (SHELL-18). */
  channel?: string;
  /** What happens when sign-up is left for later; without it there is no such link (SIGNUP-14, SIGNUP-15). */
  onSkip?: () => void | Promise<void>;
}

/** MODAL-04, SIGNUP-02 */
export function RegisterModal({ email = '', channel, onSkip }: RegisterModalProps) {
  return (
    <div className="grid gap-8 md:grid-cols-[1.35fr_1fr]">
      <RegisterForm email={email} {...(channel && { channel })} />
      <RegisterAside {...(onSkip && { onSkip })} />
    </div>
  );
}
