import type { ReactNode } from 'react';

/** Names with values, on two columns. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[12rem_1fr]">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 max-sm:mb-1">{children}</dd>
  </>
);
