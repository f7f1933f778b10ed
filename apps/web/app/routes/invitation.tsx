import { definePage } from '#app/shell/define-page.tsx';
import { InvitationPage, loadInvitation } from '#app/features/invitation/invitation-page.tsx';

const page = definePage(loadInvitation, InvitationPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
