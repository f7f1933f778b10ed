import { definePage } from '#app/shell/define-page.tsx';
import { FamilyPage, loadFamily } from '#app/features/family/family-page.tsx';

const page = definePage(loadFamily, FamilyPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
