export { InboxScreen } from './inbox.tsx';
export { ReportsScreen } from './reports.tsx';
export { SavedAnswersScreen } from './saved-answers.tsx';
export { Tickets } from './section.tsx';
export { TicketScreen } from './ticket.tsx';
