import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PlayerError } from '#src/store/state.ts';
import { renderStudy } from '#src/react/study.fixture.tsx';
import { ErrorPanel } from './error-panel.tsx';

afterEach(cleanup);

function failing(error: PlayerError, channel: boolean) {
  const { core } = renderStudy(<ErrorPanel onBack={undefined} />);
  act(() => {
    core.store.setState({ channel });
    core.report({ error });
  });
  return core;
}

it.each<PlayerError>([
  { kind: 'missing', status: 404 },
  { kind: 'access', status: 403 },
  { kind: 'network', reason: 'cors' },
  { kind: 'media' },
])('says kindly that a channel is away, without a technical word, until it plays: %o', (error) => {
  const core = failing(error, true);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('The channel has paused');
  expect(alert.textContent).toContain('It continues by itself as soon as it is back.');
  expect(alert.textContent).not.toMatch(/cors|404|403/i);
  act(() => core.report({ started: true, opening: false }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a film is missing, and does not take it back by itself', () => {
  const core = failing({ kind: 'missing', status: 404 }, false);
  expect(screen.getByRole('alert').textContent).toContain('Video not found');
  act(() => core.report({ started: true, opening: false }));
  expect(screen.getByRole('alert').textContent).toContain('Video not found');
});
