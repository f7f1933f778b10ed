import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type WebContext, webContext } from '#app/data/start/load-context.ts';
import { loader } from '#app/routes/modals.tsx';

function open(modalsPage: boolean) {
  const context = new RouterContextProvider();
  context.set(webContext, { modalsPage } as WebContext);
  const request = new Request('http://kandil.test/modals');
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: '/modals' });
}

test('the page of every modal is no page unless it is switched on', { tags: ['ROUTE-53'] }, () => {
  expect(open(true)).toBeNull();
  expect(() => open(false)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
