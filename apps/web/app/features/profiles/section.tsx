import type { ReactNode } from 'react';

/** A section of the profile editor. */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-sheet border-line bg-raised border p-5 sm:p-6">
      {title && <h2 className="mb-4 text-lg font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
