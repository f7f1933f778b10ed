import { definePage } from '#app/shell/define-page.tsx';
import { loadTicket } from '#app/features/support/thread/load.ts';
import { TicketPage } from '#app/features/support/thread/ticket-page.tsx';

const page = definePage(loadTicket, TicketPage, ({ id }) => id);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
