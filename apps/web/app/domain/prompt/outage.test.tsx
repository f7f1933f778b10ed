import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadGenre } from '#app/features/genre/load.ts';
import { browserApi } from '#app/data/client/api.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { InEnglish, SITE_VIEW, START, UI } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import * as breakdown from '#app/routes/breakdown.tsx';
import * as categoryTitles from '#app/routes/category-titles.tsx';
import * as channels from '#app/routes/channels.tsx';
import * as detail from '#app/routes/detail.tsx';
import * as genre from '#app/routes/genre.tsx';

const NOTICE = UI['stale.notice'] ?? '';
const AGAIN = UI['action.tryAgain'] ?? '';
const ERROR = UI['error.server'] ?? '';
const picture = { src: 'a.png', width: 472, height: 263, placeholder: 'data:,', color: '#000000' };
const named = (id: number, title: string) => ({ id, title, code: title.toLowerCase() });
const tile = {
  ...named(1, 'Nur'),
  kind: 'FILM',
  badge: null,
  horizontalPoster: picture,
  verticalPoster: picture,
  year: 2026,
  ageRating: '7+',
  genres: [],
  video: null,
  progress: null,
};
const film = {
  ...tile,
  eyebrow: '',
  storyline: 'A light that stays.',
  kids: false,
  likedPercent: null,
  cast: [],
  audioLanguages: [],
  subtitleLanguages: [],
  image: picture,
  mobileImage: picture,
  describedLanguages: [],
  sdhLanguages: [],
  seasons: [],
  firstVideoId: null,
  resume: null,
  finished: false,
  announced: null,
  until: null,
  inMyList: false,
  likesRate: 'NONE',
};
const channel = {
  ...named(4, 'Fanous'),
  imgLogoUrl: '',
  logo: picture,
  free: true,
  epgInfo: null,
  userInfo: { favoriteFlag: false },
};
const list = { data: [tile], meta: { totalCount: 1, offset: 0, limit: 20 } };
const row = { code: 'new', title: 'New Episodes', type: 'NEW_EPISODES' };

const WORKING = {
  '/content/v2/breakdownItemsPaged': { ...list, meta: { ...list.meta, ...row } },
  '/content/v2/genre/list': { data: [named(2, 'Drama')] },
  '/content/v2/genre/content/items': list,
  '/content/v3/categories': {
    data: [{ ...named(3, 'Movies'), resultType: 'MOVIES', kind: 'MOVIES' }],
  },
  '/content/v2/category/items': list,
  '/content/series/findById': { data: film },
  '/content/content/trailers': { data: [], meta: list.meta },
  '/content/content/similar': { data: [] },
  '/content/tv-channel/category/all': { data: [] },
  '/content/tv-channel/all': { data: [channel] },
};
const away = refused(503, 'UNEXPECTED', 'Not now.');
const AWAY = Object.fromEntries(Object.keys(WORKING).map((path) => [path, away]));

const PAGES = [
  ['/breakdown/:id', breakdown, '/breakdown/new?sort=YEAR', 'Nur'],
  ['/genre/:id', genre, '/genre/drama', 'Nur'],
  ['/category/:id/all', categoryTitles, '/category/movies/all', 'Nur'],
  ['/detail/:id/:seasonId?', detail, '/detail/nur', 'A light that stays.'],
  ['/channels/:id?', channels, '/channels', 'Fanous'],
] as const;

/** Renders the product as its document opens it. @param came the loader data of the document, by route */
function openProduct(address = '/', came: Record<string, unknown> = {}) {
  const pages: RouteObject[] = PAGES.map(([path, page], index) => ({
    id: `page ${index}`,
    path,
    loader: page.clientLoader,
    Component: page.default,
    ErrorBoundary: page.ErrorBoundary,
  }));
  const root = { id: 'root', element: <Outlet />, loader: () => START };
  const router = createMemoryRouter(
    [{ ...root, children: [{ path: '/', element: <p>Elsewhere</p> }, ...pages] }],
    { initialEntries: [address], hydrationData: { loaderData: { root: START, ...came } } },
  );
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
  return router;
}

async function leave(router: ReturnType<typeof openProduct>) {
  await router.navigate('/');
  await screen.findByText('Elsewhere');
}

const notice = () => screen.queryByText(NOTICE);

// As in a document whose page was rendered for its visitor.
beforeAll(() => void Object.assign(window, { boot: { part: null, site: SITE_VIEW.shown } }));
afterEach(() => {
  cleanup();
  forgetMemberData();
});

test.each(PAGES)(
  '%s stands in an outage as it was last seen, says so, and comes back when asked again',
  async (_path, _page, address, shown) => {
    const router = openProduct();
    scriptNetwork(WORKING);
    await router.navigate(address);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(notice()).toBeNull();
    await leave(router);

    scriptNetwork(AWAY);
    await router.navigate(address);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    await waitFor(() => expect(notice()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: AGAIN }));
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    expect(notice()).not.toBeNull();

    scriptNetwork(WORKING);
    fireEvent.click(screen.getByRole('button', { name: AGAIN }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0);
  },
);

test.each(PAGES)(
  '%s of which nothing was seen, or by another member, is the error page',
  async (_path, _page, address, shown) => {
    const router = openProduct();
    scriptNetwork(AWAY);
    await router.navigate(address);
    expect(await screen.findByText(ERROR)).not.toBeNull();

    scriptNetwork(WORKING);
    await leave(router);
    await router.navigate(address);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    await leave(router);
    forgetMemberData();
    scriptNetwork(AWAY);
    await router.navigate(address);
    expect(await screen.findByText(ERROR)).not.toBeNull();
    expect(notice()).toBeNull();
  },
);

test('a copy is of its address alone, and one that came with the document is as good', async () => {
  const came = { ...(await loadedGenre()), stale: true };
  const router = openProduct('/genre/drama?category=3', { 'page 1': came });
  await waitFor(() => expect(notice()).not.toBeNull());
  await leave(router);
  scriptNetwork(AWAY);
  await router.navigate('/genre/drama');
  expect(await screen.findByText(ERROR)).not.toBeNull();
  await router.navigate('/genre/drama?category=3');
  await waitFor(() => expect(notice()).not.toBeNull());
});

function loadedGenre() {
  scriptNetwork(WORKING);
  const query = new URLSearchParams('category=3');
  return loadGenre(browserApi, { params: { id: 'drama' }, query });
}
