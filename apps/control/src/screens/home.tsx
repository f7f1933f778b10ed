import { may } from '@kandil/contract/staff/permissions';
import { Navigate } from 'react-router';
import { useSelf } from '#src/data/session.ts';
import { SECTIONS } from '#src/frame/sections.ts';

/** The first section of the person's role; every role has one. */
export function HomeScreen() {
  const { role } = useSelf();
  const first = Object.values(SECTIONS).find(({ permission }) => may(role, permission));
  return <Navigate to={first?.path ?? '/passkeys'} replace />;
}
