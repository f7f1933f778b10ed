import { Badge } from '@kandil/ui/badge.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Thread } from './load.ts';

const TONES = { OPEN: 'line', ANSWERED: 'gold', SOLVED: 'turquoise' } as const;

/** Who has to write next. */
export function StateBadge({ state }: Pick<Thread, 'state'>) {
  const t = useT();
  return (
    <Badge tone={TONES[state]} className="normal-case">
      {t(`ticket.${state}`)}
    </Badge>
  );
}
