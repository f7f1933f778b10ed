import { type ReactNode, useEffect, useRef, useState } from 'react';

const NONE: readonly string[] = [];

interface FormProps {
  /** Whether what was typed can be sent. */
  isValid: boolean;
  /** Names of fields that the service refused. */
  refused?: readonly string[];
  onSend(): void;
  /** Gets whether to mark wrong fields: not before the first attempt to send. */
  children: (isMarked: boolean) => ReactNode;
}

/** A form that is sent when it is valid; otherwise its wrong field gets the focus. */
export function Form({ isValid, refused = NONE, onSend, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0 || refused.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts, refused]);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
        if (isValid) onSend();
      }}
    >
      {children(attempts > 0)}
    </form>
  );
}
