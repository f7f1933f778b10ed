import { useEffect, useState } from 'react';
import { currentConfig } from '#app/data/start/current-config.ts';
import { useStart } from '#app/data/start/start.ts';
import { RegisterAside } from './register-aside.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegistrationClosed } from './registration-closed.tsx';

interface RegisterModalProps {
  email?: string;
  /** The visitor's origin, from the address (SHELL-18). */
  channel?: string;
  /** Called when sign-up is skipped; without it there is no skip link (SIGNUP-14, SIGNUP-15). */
  onSkip?: () => void | Promise<void>;
}

export function RegisterModal({ email = '', channel, onSkip }: RegisterModalProps) {
  if (useClosed()) return <RegistrationClosed email={email} {...(onSkip && { onSkip })} />;
  return (
    <div className="grid gap-8 md:grid-cols-[1.35fr_1fr]">
      <RegisterForm email={email} {...(channel && { channel })} />
      <RegisterAside {...(onSkip && { onSkip })} />
    </div>
  );
}

/**
 * Whether nobody could sign up when the dialog opened. A form that is there stays, with what was typed: then the answer says
 * it. If the document says so, the service is asked again, because the tab may be old.
 */
function useClosed(): boolean {
  const { config } = useStart();
  const [isClosed, setClosed] = useState(config.registrationClosed);
  useEffect(() => {
    if (!isClosed) return;
    let isOver = false;
    void currentConfig().then((current) => {
      if (!isOver && current && !current.registrationClosed) setClosed(false);
    });
    return () => void (isOver = true);
  }, [isClosed]);
  return isClosed;
}
