import { type ReactNode, useEffect, useRef } from 'react';
import UsersIcon from 'lucide-react/icons/users';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

interface CardProps {
  title: string;
  text: string;
  /** It replaced another one: its heading gets the focus. */
  focused?: boolean;
  /** What can be done; by default only to go home. */
  children?: ReactNode;
}

/** What an invitation says, and what can be done with it. */
export function Card({ title, text, focused, children }: CardProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section
      aria-labelledby="family-invitation"
      className="animate-rise rounded-sheet border-line bg-raised/80 border p-6 text-center sm:p-10"
    >
      <UsersIcon className="text-gold mx-auto mb-5 size-12" aria-hidden />
      <h1
        ref={heading}
        id="family-invitation"
        tabIndex={-1}
        className="display text-2xl text-balance outline-none sm:text-3xl"
      >
        {title}
      </h1>
      <p className="text-muted mt-4 text-balance">{text}</p>
      <div className="mt-8 flex flex-col items-center gap-2">
        {children ?? (
          <ButtonLink to={paths.homepage()} size="large">
            {t('family.acceptHome')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
