import { cx } from '@kandil/ui/cx.ts';
import type { ReactNode } from 'react';
import { t } from '#src/texts/texts.tsx';

interface LoadingProps {
  className?: string;
  /** Skeletons, as large as what is loaded. */
  children: ReactNode;
}

/** Room for what is loaded; it appears after a moment. */
export const Loading = ({ className, children }: LoadingProps) => (
  <div className={cx('animate-fade [animation-delay:200ms]', className)}>
    <p role="status" className="sr-only">
      {t('app.loading')}
    </p>
    {children}
  </div>
);
