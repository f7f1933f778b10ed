import { AcceptPage } from '#app/features/family/accept-page.tsx';
import { definePage } from '#app/shell/define-page.tsx';

const page = definePage(async () => ({}), AcceptPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
