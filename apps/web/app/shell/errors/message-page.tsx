import { brandName } from '@kandil/i18n';
import type { ReactNode } from 'react';
import { LogoMark } from '#app/domain/brand/logo.tsx';
import { useWords } from '#app/ui/text/texts.tsx';

/** The layout of all error pages. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const { language } = useWords();
  return (
    <main
      id="main"
      className="relative flex min-h-[80dvh] flex-col items-center justify-center px-4 pt-24 pb-16 text-center"
    >
      <title>{`${title} · ${brandName(language)}`}</title>
      <meta name="robots" content="noindex" />
      <span
        className="from-gold/14 absolute top-1/2 size-96 -translate-y-2/3 rounded-full bg-radial to-transparent to-70%"
        aria-hidden
      />
      <LogoMark className="relative mb-6 size-20" />
      <h1 className="display relative max-w-2xl text-3xl sm:text-4xl">{title}</h1>
      {text && <p className="text-muted relative mt-3 max-w-lg">{text}</p>}
      <div className="relative mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  );
}
