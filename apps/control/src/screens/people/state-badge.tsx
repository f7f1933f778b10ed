import type { PERSON_STATES } from '@kandil/contract/control/auth';
import { Badge } from '@kandil/ui/badge.tsx';
import { t } from '#src/texts/texts.tsx';

type State = (typeof PERSON_STATES)[number];

/** States that somebody has to know before they do anything. White on ruby is too faint in the dark. */
const GRAVE: ReadonlySet<State> = new Set(['SUSPENDED', 'DELETION_SCHEDULED']);

export const StateBadge = ({ state }: { state: State }) => (
  <Badge
    tone="line"
    {...(GRAVE.has(state) && { className: 'border-ruby-bright! text-ruby-bright!' })}
  >
    {t(`personState.${state}`)}
  </Badge>
);
