import type { PERSON_STATES } from '@kandil/contract/control/auth';
import { Badge } from '@kandil/ui/badge.tsx';
import { t } from '#src/texts/texts.tsx';

const TONES = {
  ACTIVE: 'line',
  UNCONFIRMED: 'line',
  SUSPENDED: 'ruby',
  DELETION_SCHEDULED: 'ruby',
} as const;

export const StateBadge = ({ state }: { state: (typeof PERSON_STATES)[number] }) => (
  <Badge tone={TONES[state]}>{t(`personState.${state}`)}</Badge>
);
