import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/** The frame of every footer, with room for the bottom bar. */
export const FOOTER_FRAME = 'gutter border-line mt-20 border-t text-sm max-lg:pb-28 short:pb-12';

export function Rights() {
  const t = useT();
  const { year } = useStart();
  return <p className="text-muted mt-4">{t('footer.rights', { year })}</p>;
}
