import { content } from '@kandil/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { learn } from '#app/data/queries/learn.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { BreakdownPage } from './breakdown-page.tsx';
import { loadBreakdown } from './load.ts';

afterEach(() => {
  cleanup();
  forgetMemberData();
});

test.each(['7', 'true-stories'])('opened as %s, its canonical address has the code', async (id) => {
  const meta = {
    totalCount: 0,
    offset: 0,
    limit: 24,
    code: 'true-stories',
    title: 'True Stories',
  };
  scriptNetwork({
    '/content/v2/breakdownItemsPaged': { data: [], meta: { ...meta, type: 'GENRE_CONTENTS' } },
  });
  const query = new URLSearchParams();
  const data = await loadBreakdown(browserApi, { params: { id }, query });
  renderApp(<BreakdownPage {...data} />, { path: `/breakdown/${id}` });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'http://localhost:3000/breakdown/true-stories',
  );
  await learn(content.categoryItems, []); // the entity store has merged the page's data by now
});
