import type { ReactNode } from 'react';
import { lastGoodPage } from '#app/data/reads/last-good.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './load.ts';

/** Home and the categories: the same page of other titles. */
export const homePage = lastGoodPage('home', loadHome);

/** The home page of the route's data. */
export function LoadedHomePage({ children }: { children?: ReactNode }) {
  const data = homePage.useData();
  return (
    <HomePage key={data.category} {...data}>
      {children}
    </HomePage>
  );
}
