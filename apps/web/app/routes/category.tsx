import type { ComponentProps } from 'react';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { CategoryGridLink } from '#app/domain/title/category-grid-link.tsx';
import { HomePage } from '#app/features/home/home-page.tsx';
import { completeHome, loadHome } from '#app/features/home/load.ts';
import { definePage } from '#app/shell/define-page.tsx';

/** A category has rows like home, and a link to all its titles. */
function CategoryPage(data: ComponentProps<typeof HomePage>) {
  return (
    <HomePage {...data}>
      <CategoryGridLink category={data.category ?? ''} />
    </HomePage>
  );
}

const page = definePage(
  lastGoodPage('home', loadHome, completeHome),
  CategoryPage,
  ({ category }) => category ?? undefined,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
