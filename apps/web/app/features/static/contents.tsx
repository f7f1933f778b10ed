import { useMemo } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Section } from './texts/tree.ts';
import { useCurrentSection } from '#app/browser/use-current-section.ts';

/** The table of contents beside a long text; it marks the section in view. */
export function Contents({
  sections,
  written,
}: {
  sections: readonly Section[];
  written: { lang: string; dir: string };
}) {
  const t = useT();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <nav
      aria-label={t('static.contents')}
      className="sticky top-28 max-h-[calc(100dvh-9rem)] overflow-y-auto max-lg:hidden print:hidden"
    >
      <p className="eyebrow text-muted mb-3">{t('static.contents')}</p>
      <ol {...written} className="border-line border-s text-sm">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="text-muted hover:text-text aria-[current]:border-gold aria-[current]:text-text -ms-px block border-s-2 border-transparent py-1.5 ps-4 -outline-offset-2 transition-colors duration-200"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
