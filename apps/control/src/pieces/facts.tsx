import type { ReactNode } from 'react';

/** Names and values, below one another. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[10rem_1fr]">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere max-sm:mb-1">{children}</dd>
  </>
);

interface CardProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of a page under its heading. */
export const Card = ({ title, text, children }: CardProps) => (
  <section className="mb-8">
    <h2 className="text-base font-semibold">{title}</h2>
    {text && <p className="text-muted text-sm">{text}</p>}
    <div className="mt-3">{children}</div>
  </section>
);

/** A line in place of an empty list. */
export const Nothing = ({ text }: { text: string }) => (
  <p className="rounded-sheet border-line text-muted border border-dashed px-4 py-5 text-sm">
    {text}
  </p>
);
