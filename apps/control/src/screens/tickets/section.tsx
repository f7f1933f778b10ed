import { Outlet } from 'react-router';
import { Section } from '#src/frame/section.tsx';

// All pages of the section are loaded together, with the first of them.
export { InboxScreen } from './inbox.tsx';
export { ReportsScreen } from './reports.tsx';
export { SavedAnswersScreen } from './saved-answers.tsx';
export { TicketScreen } from './ticket.tsx';

/** The pages of the section, for roles that may read tickets. */
export function Tickets() {
  return (
    <Section name="tickets">
      <Outlet />
    </Section>
  );
}
