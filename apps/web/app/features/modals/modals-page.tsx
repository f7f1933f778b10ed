import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { SAMPLES } from './samples.ts';

/** ROUTE-53: opens every modal with sample parameters, for testers. The names are those of the code. */
export function ModalsPage() {
  const t = useT();
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-5xl pt-24 pb-16 lg:pt-32">
      <PageMeta title={t('modals.title')} hidden />
      <h1 className="display text-3xl sm:text-4xl">{t('modals.title')}</h1>
      <p className="text-muted mt-3">{t('modals.text')}</p>
      <ul className="mt-8 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {SAMPLES.map(({ name, open }) => (
          <li key={name}>
            <Button look="line" className="w-full" onClick={open}>
              <span dir="ltr">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </main>
  );
}
