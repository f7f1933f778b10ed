import type { UiKey } from '@kandil/i18n';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';

/** Explains what a kids profile does not have, and links out; the server decides whether leaving needs a PIN. */
export function KidsNotice({ text }: { text: UiKey }) {
  const t = useT();
  return (
    <div className="rounded-sheet border-turquoise/40 bg-turquoise/10 flex flex-wrap items-center justify-between gap-4 border p-5">
      <div className="flex-1 basis-64">
        <h2 className="font-semibold">{t('settings.kids')}</h2>
        <p className="text-muted mt-0.5 text-sm">{t(text)}</p>
      </div>
      <ButtonLink to={paths.profiles()} look="line">
        {t('settings.kidsLeave')}
      </ButtonLink>
    </div>
  );
}
