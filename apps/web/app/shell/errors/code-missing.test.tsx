import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tabItems } from '#app/browser/storage/items.ts';
import { renderApp } from '#app/testing/app.tsx';
import { CodeMissing } from './page-error.tsx';

const reload = vi.fn<() => void>();
const build = (entry: string) => {
  window.boot = { entry } as typeof window.boot;
};

beforeEach(() => {
  tabItems.removeItem('kandil_missed');
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
});
test('a page whose code is missing is loaded anew, once for each build', () => {
  build('/entry-1.js');
  renderApp(<CodeMissing />);
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  renderApp(<CodeMissing />);
  expect(reload).toHaveBeenCalledOnce();
  build('/entry-2.js');
  cleanup();
  renderApp(<CodeMissing />);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('not without a connection, nor where it might reload for ever; a press does it', () => {
  build('/entry-1.js');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp(<CodeMissing />);
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  online.mockReturnValue(true);
  vi.spyOn(tabItems, 'setItem').mockReturnValue(false);
  renderApp(<CodeMissing />);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
});
