import type { ReactNode } from 'react';
import { LogoMark } from '#app/domain/brand/logo.tsx';
import { useSite } from '#app/data/start/site.tsx';

/** The layout of all error pages. */
export function MessagePage({
  title,
  heading,
  text,
  children,
}: {
  title: string;
  /** Of the page that could not be shown; the visitor still knows where they are. */
  heading?: string | undefined;
  text?: string | undefined;
  children: ReactNode;
}) {
  const Title = heading ? 'h2' : 'h1';
  const { name } = useSite();
  return (
    <main
      id="main"
      className="relative flex min-h-[80dvh] flex-col items-center justify-center px-4 pt-24 pb-16 text-center"
    >
      <title>{`${heading ?? title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <span
        className="from-gold/14 absolute top-1/2 size-96 -translate-y-2/3 rounded-full bg-radial to-transparent to-70%"
        aria-hidden
      />
      <LogoMark className="relative mb-6 size-20" />
      {heading && <h1 className="text-muted relative mb-3 font-semibold">{heading}</h1>}
      <Title className="display relative max-w-2xl text-3xl sm:text-4xl">{title}</Title>
      {text && <p className="text-muted relative mt-3 max-w-lg">{text}</p>}
      <div className="relative mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  );
}
