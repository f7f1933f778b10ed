import { useWords } from '@kandil/ui/text/texts.tsx';
import { bySize, sizeText } from './file-rules.ts';
import type { FileFormats } from './load.ts';

/** How many files of which kinds a subject takes: a line for each size. */
export function FormatsHint({ formats }: { formats: FileFormats | null }) {
  const { t, language } = useWords();
  if (!formats) return <span>{t('support.fileHint')}</span>;
  return (
    <>
      <span className="block">{t('support.fileKinds')}</span>
      {bySize(formats).map(({ size, extensions }) => (
        <span key={size} className="block">
          {t('support.formats', {
            formats: extensions.map((each) => each.toUpperCase()).join(', '),
            size: sizeText(size, language),
          })}
        </span>
      ))}
    </>
  );
}
