import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Confirmation, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { ExportRow } from '../privacy/export-row.tsx';
import type { Session } from './load.ts';
import { SessionList } from './session-list.tsx';

const reload = vi.fn<() => Promise<void>>();
const session = (id: number, current: boolean) =>
  ({
    id: String(id),
    deviceName: `Browser ${id}`,
    platform: 'web',
    place: null,
    lastUsedAt: new Date().toISOString(),
    current,
  }) as unknown as Session;
const asked = () => useModals.getState().modal?.params as Confirmation;
const said = () => useNotifications.getState().shown.map(({ tone, text }) => `${tone}: ${text}`);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  reload.mockReset().mockResolvedValue();
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
test('each session but this one can be ended, after a question', async () => {
  const sent = scriptNetwork({ '/auth/auth/sessions/2': { data: { id: '2' } } });
  renderApp(<SessionList sessions={[session(1, true), session(2, false)]} reload={reload} />);
  expect(screen.queryByRole('button', { name: /Browser 1/ })).toBeNull();
  await press(/Browser 2/);
  expect(asked().text).toContain('Browser 2');
  expect(sent).toEqual([]);
  await act(() => asked().run());
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/auth/auth/sessions/2' });
  expect(reload).toHaveBeenCalledOnce();
  expect(said()[0]).toMatch(/^success: .*Browser 2/);
});

test('all others can be ended at once; ending this one, too, is the dangerous choice', async () => {
  const sent = scriptNetwork({ '/auth/auth/sessions/end-all': { data: { ended: 3 } } });
  renderApp(<SessionList sessions={[session(1, true)]} reload={reload} />);
  const [others, all] = screen.getAllByRole('button');
  await userEvent.click(others as HTMLElement);
  expect(asked().danger).toBeUndefined();
  await act(() => asked().run());
  expect(JSON.stringify(sent[0])).toContain('false');
  expect(reload).toHaveBeenCalledOnce();
  expect(said()[0]).toContain('3');
  await userEvent.click(all as HTMLElement);
  expect(asked().danger).toBe(true);
});

test('the data of the member are saved as a file, and a failure can be tried again', async () => {
  const saved: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  scriptNetwork({});
  renderApp(<ExportRow />);
  const button = () => screen.getByRole('button');
  const first = button().textContent;
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(button().textContent).not.toBe(first);
  expect(saved).toEqual([]);
  vi.spyOn(console, 'error').mockReturnValue();
  scriptNetwork({ '/auth/auth/data-export': { data: {} } });
  await userEvent.click(button());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toBe(`kandil-${new Date().toISOString().slice(0, 10)}.json`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).not.toBe('');
});
