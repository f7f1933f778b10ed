import type { Books } from './books.ts';
import { refundViews, saleViews } from './present-payments.ts';
import { subscriptionViews } from './present-subscription.ts';

/** How PayPal shows its records; `url` is the base URL of its API. */
export function createPresenter(books: Books, url: () => string) {
  return { url, ...subscriptionViews(books, url), ...saleViews(url), ...refundViews(url) };
}
export type Presenter = ReturnType<typeof createPresenter>;
