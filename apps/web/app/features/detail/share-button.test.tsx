import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { ShareButton } from './share-button.tsx';

const share = vi.fn<(data?: ShareData) => Promise<void>>();
const URL = 'http://localhost:3000/detail/nur';

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  useModals.setState({ modal: null, below: [] });
});
afterEach(() => {
  cleanup();
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
});

async function press(hasSheet: boolean, isCoarse: boolean): Promise<void> {
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: hasSheet ? share : undefined,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  renderApp(<ShareButton title="Nur" code="nur" label="Share" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

test('a phone shares by its own sheet, which may be closed again', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await press(true, true);
  await waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Nur', url: URL }));
  expect(useModals.getState().modal).toBeNull();
});

test.each([
  ['without a sheet', false, true],
  ['with a mouse', true, false],
])('a device %s has a dialog with the address', async (_, hasSheet, isCoarse) => {
  await press(hasSheet, isCoarse);
  expect(useModals.getState().modal).toMatchObject({
    name: 'share',
    params: { url: URL, title: 'Nur' },
  });
  expect(share).not.toHaveBeenCalled();
});
