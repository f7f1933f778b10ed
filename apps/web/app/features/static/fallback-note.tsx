import { LANGUAGES, type LanguageCode } from '@kandil/i18n';
import { useWords } from '@kandil/ui/text/texts.tsx';
import InfoIcon from 'lucide-react/icons/info';

/** Says that a text is not translated into the visitor's language; nothing where it is. */
export function FallbackNote({ written }: { written: LanguageCode }) {
  const { language, t } = useWords();
  if (written === language) return null;
  const label = LANGUAGES.find(({ code }) => code === language)?.label ?? language;
  return (
    <p className="rounded-tile border-turquoise/50 bg-turquoise/10 mb-6 flex w-fit items-center gap-3 border px-4 py-3 text-sm">
      <InfoIcon className="text-turquoise size-5 shrink-0" aria-hidden />
      <span>{t('static.fallback', { language: label })}</span>
    </p>
  );
}
