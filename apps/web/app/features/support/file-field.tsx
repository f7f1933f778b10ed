import FileIcon from 'lucide-react/icons/file-text';
import UploadIcon from 'lucide-react/icons/upload';
import CloseIcon from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { cx } from '@kandil/ui/cx.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { sizeText } from './file-rules.ts';
import { FormatsHint } from './formats-hint.tsx';
import type { FileFormats } from './load.ts';

interface FileFieldProps {
  file: File | null;
  /** What the browser offers first; it may still give other files. */
  formats: FileFormats | null;
  error: string | undefined;
  disabled: boolean;
  onChange(file: File | null): void;
}

/** A field for one file, to choose or to drop. */
export function FileField({ file, formats, error, disabled, onChange }: FileFieldProps) {
  const { t } = useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('support.file')}
      </label>
      <div
        className={cx(
          'rounded-tile bg-ground relative flex min-h-20 items-center gap-4 border border-dashed px-4 py-3 transition-colors duration-200 has-[:disabled]:opacity-50',
          'hover:border-muted has-[:focus-visible]:border-gold has-[:focus-visible]:ring-gold has-[:focus-visible]:ring-1',
          error ? 'border-ruby-bright' : 'border-edge',
        )}
      >
        {/* It covers the whole field: browsers also take a file that is dropped on it. */}
        <input
          ref={input}
          id={id}
          type="file"
          accept={formats?.map(({ extension }) => `.${extension}`).join(',')}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-chosen ${id}-note`}
          className="absolute inset-0 z-1 cursor-pointer opacity-0 outline-none disabled:cursor-not-allowed"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChange(chosen);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Sign icon={file ? FileIcon : UploadIcon} />
        <p id={`${id}-chosen`} className="min-w-0 flex-1 text-sm">
          {file ? <Chosen file={file} /> : <Invitation />}
        </p>
        {file && (
          <IconButton
            label={t('support.removeFile', { name: file.name })}
            look="plain"
            icon={<CloseIcon className="size-5" />}
            className="z-2"
            disabled={disabled}
            onClick={() => {
              onChange(null);
              input.current?.focus();
            }}
          />
        )}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="text-muted mt-1.5 text-sm">
        {error && <p className="text-ruby-bright">{error}</p>}
        {/* Also after a refusal: it says what would work. */}
        <FormatsHint formats={formats} />
      </div>
    </div>
  );
}

const Sign = ({ icon: Icon }: { icon: typeof FileIcon }) => (
  <span className="bg-raised text-gold flex size-11 shrink-0 items-center justify-center rounded-full">
    <Icon className="size-5" aria-hidden />
  </span>
);

function Chosen({ file }: { file: File }) {
  const { language } = useWords();
  return (
    <>
      <span className="block truncate font-medium">
        <bdi>{file.name}</bdi>
      </span>
      <span className="text-muted">{sizeText(file.size, language)}</span>
    </>
  );
}

function Invitation() {
  const { t } = useWords();
  return (
    <>
      <span className="font-semibold underline underline-offset-4">{t('support.chooseFile')}</span>{' '}
      <span className="text-muted max-sm:hidden">{t('support.dropFile')}</span>
    </>
  );
}
