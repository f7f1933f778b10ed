import { Outlet } from 'react-router';
import { Section } from '#src/frame/section.tsx';

/** The pages of the section, for roles that may read tickets. */
export function Tickets() {
  return (
    <Section name="tickets">
      <Outlet />
    </Section>
  );
}
