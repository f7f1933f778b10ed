import { definePage } from '#app/shell/define-page.tsx';
import printStyles from '@kandil/ui/print.css?url';
import { loadPaymentHistory, PaymentHistoryPage } from '#app/features/billing/history-page.tsx';

const page = definePage(loadPaymentHistory, (history) => (
  <>
    <link rel="stylesheet" media="print" href={printStyles} />
    <PaymentHistoryPage {...history} />
  </>
));

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
