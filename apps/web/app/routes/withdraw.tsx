import { definePage } from '#app/shell/define-page.tsx';
import { loadWithdrawal, WithdrawPage } from '#app/features/withdrawal/withdraw-page.tsx';

const page = definePage(loadWithdrawal, WithdrawPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
