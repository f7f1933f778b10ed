import type { TicketState } from '@kandil/contract/notify';
import { Badge } from '@kandil/ui/badge.tsx';
import { t } from '#src/texts/texts.tsx';

const TONES = { OPEN: 'gold', ANSWERED: 'line', SOLVED: 'line' } as const;

/** Who has to write next. */
export const StateBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={TONES[state]} className="normal-case">
    {t(`ticketState.${state}`)}
  </Badge>
);
