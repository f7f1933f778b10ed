import { definePage } from '#app/shell/define-page.tsx';
import { loadPaymentHistory, PaymentHistoryPage } from '#app/features/billing/history-page.tsx';

const page = definePage(loadPaymentHistory, PaymentHistoryPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
