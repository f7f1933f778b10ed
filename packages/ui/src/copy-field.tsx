import { useRef, useState } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import { copyText } from './copy-text.ts';
import { Button } from './button.tsx';
import { useT } from './text/texts.tsx';

interface CopyFieldProps {
  /** The text to copy; also shown. */
  value: string;
  label: string;
}

/** A text that can be read and copied; the button says when that is done. */
export function CopyField({ value, label }: CopyFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ of: string; copied: boolean } | null>(null);
  const { copied } = result?.of === value ? result : { copied: null };
  const copy = async () => {
    if (input.current) setResult({ of: value, copied: await copyText(input.current) });
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          readOnly
          dir="ltr"
          value={value}
          aria-label={label}
          className="rounded-tile border-edge bg-ground min-h-11 min-w-0 flex-1 basis-48 border px-3 text-sm"
          onFocus={(event) => event.target.select()}
        />
        <Button
          onClick={() => void copy()}
          icon={copied && <CheckIcon className="size-4" aria-hidden />}
        >
          {t(copied ? 'share.copied' : 'share.copy')}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {copied === false && <span>{t('share.byHand')}</span>}
        {copied && <span className="sr-only">{t('share.copied')}</span>}
      </p>
    </div>
  );
}
