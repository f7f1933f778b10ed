import { copyText } from '@kandil/ui/copy-text.ts';
import CheckIcon from 'lucide-react/icons/check';
import CopyIcon from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { t } from '#src/texts/texts.tsx';

/** How long the button says that it has copied; milliseconds. */
const SHOWN_MS = 2000;

interface CopyIdProps {
  value: string;
  /** What it is, for the button's name. */
  what: string;
}

/** An id that can be selected, with a button that copies it. */
export function CopyId({ value, what }: CopyIdProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (input.current) setCopied(await copyText(input.current));
  };
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <input
        ref={input}
        readOnly
        dir="ltr"
        value={value}
        size={value.length}
        aria-label={what}
        className="min-w-0 rounded-sm bg-transparent font-mono text-xs"
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label={t('person.copy', { what })}
        title={t('person.copy', { what })}
        className="text-muted hover:text-text rounded-tile flex size-7 shrink-0 items-center justify-center"
        onClick={() => void copy()}
      >
        <Icon className="size-3.5" aria-hidden />
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('person.copied')}
      </span>
    </span>
  );
}
