import type { ReactNode } from 'react';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Link } from '@kandil/ui/link.tsx';

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of the settings. On a phone it fills the page, with a link back to the list. */
export function Section({ id, title, text, children }: SectionProps) {
  const t = useT();
  return (
    <>
      <Link
        to={paths.settings()}
        className="text-muted hover:text-text -ms-2 mb-3 inline-flex min-h-11 items-center gap-1.5 pe-3 text-sm font-semibold lg:hidden"
      >
        <ChevronLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden />
        {t('settings.all')}
      </Link>
      <h2
        id={`${id}-title`}
        tabIndex={-1}
        className="display text-3xl outline-none lg:text-[1.75rem]"
      >
        {title}
      </h2>
      <p className="text-muted mt-1.5">{text}</p>
      <div className="mt-6">{children}</div>
    </>
  );
}

/** A heading within a section. */
export function SubHeading({ children, text }: { children: ReactNode; text?: string }) {
  return (
    <div className="mt-10 mb-2">
      <h3 className="text-lg font-semibold">{children}</h3>
      {text && <p className="text-muted mt-0.5 text-sm">{text}</p>}
    </div>
  );
}

interface RowProps {
  label: string;
  children?: ReactNode;
  /** Actions at the end of the row. */
  action?: ReactNode;
  /** More text below the value. */
  note?: ReactNode;
  className?: string;
}

/** A setting: its name, its value, and how to change it. */
export function Row({ label, children, action, note, className }: RowProps) {
  return (
    <div
      className={cx(
        'border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4 last:border-b-0',
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className={children ? 'text-muted text-sm' : 'font-medium'}>{label}</p>
        {children && <div className="mt-0.5 font-medium wrap-anywhere">{children}</div>}
        {note && <div className="text-muted mt-0.5 text-sm">{note}</div>}
      </div>
      {action && (
        <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{action}</div>
      )}
    </div>
  );
}
