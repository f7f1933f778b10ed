import type { PERSON_STATES } from '@kandil/contract/control/auth';
import { Mark } from '#src/pieces/mark.tsx';
import { t } from '#src/texts/texts.tsx';

type State = (typeof PERSON_STATES)[number];

const GRAVE: ReadonlySet<State> = new Set(['SUSPENDED', 'DELETION_SCHEDULED']);

export const StateBadge = ({ state }: { state: State }) => (
  <Mark text={t(`personState.${state}`)} isGrave={GRAVE.has(state)} />
);
