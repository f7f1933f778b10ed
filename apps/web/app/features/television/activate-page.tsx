import TvIcon from 'lucide-react/icons/tv';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ActivationForm } from './activation-form.tsx';

/** ROUTE-40, ROUTE-41: the page to type the code that a television shows. */
export function ActivatePage() {
  const t = useT();
  const text = t('activate.text');
  return (
    <main
      id="main"
      className="gutter relative flex min-h-[80dvh] flex-col items-center justify-center pt-24 pb-8 text-center lg:pt-28"
    >
      <PageMeta title={t('activate.title')} description={text} />
      <span className="bg-raised border-line text-gold shadow-glow rounded-sheet mb-7 flex h-22 w-30 items-center justify-center border">
        <TvIcon className="size-11" strokeWidth={1.25} aria-hidden />
      </span>
      <h1 className="display text-4xl sm:text-5xl">{t('activate.title')}</h1>
      <p className="text-muted mt-4 mb-10 max-w-lg text-balance">{text}</p>
      <ActivationForm />
    </main>
  );
}
