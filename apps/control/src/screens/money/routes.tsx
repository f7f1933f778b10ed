import { Navigate, type RouteObject } from 'react-router';
import { Section } from '#src/frame/section.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { MoneyFrame } from './money-frame.tsx';

/** The pages of money; each one is loaded when it is opened. */
export const MONEY_ROUTES: RouteObject = {
  path: '/money',
  element: (
    <Section name="money">
      <MoneyFrame />
    </Section>
  ),
  children: [
    { index: true, element: <Navigate to="/money/receipts" replace /> },
    {
      path: 'receipts',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./receipts.tsx')).ReceiptsScreen }),
    },
    {
      path: 'receipts/:number',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./receipt.tsx')).ReceiptScreen }),
    },
    {
      path: 'approvals',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./approvals.tsx')).ApprovalsScreen }),
    },
    {
      path: 'books',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./books.tsx')).BooksScreen }),
    },
    {
      path: 'renewals',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./renewals.tsx')).RenewalsScreen }),
    },
    {
      path: 'prices',
      hydrateFallbackElement: <TableSkeleton rows={4} />,
      lazy: async () => ({ Component: (await import('./prices/prices.tsx')).PricesScreen }),
    },
    {
      path: 'goodwill',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./goodwill.tsx')).GoodwillScreen }),
    },
    {
      path: 'promos',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./promo-batches.tsx')).PromoBatchesScreen }),
    },
    {
      path: 'giving',
      hydrateFallbackElement: <TableSkeleton rows={8} />,
      lazy: async () => ({ Component: (await import('./giving.tsx')).GivingScreen }),
    },
  ],
};
