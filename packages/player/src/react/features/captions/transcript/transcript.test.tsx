import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderStudy } from '#src/react/study.fixture.tsx';
import { Transcript } from './transcript.tsx';

const scrolls = () => vi.mocked(Element.prototype.scrollIntoView).mock.calls.length;
const lines = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((each) => each.textContent);
const current = () =>
  screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-current') === 'true')
    .map((each) => each.textContent);

async function openTranscript(options?: Parameters<typeof renderStudy>[1]) {
  const user = userEvent.setup();
  const study = renderStudy(<Transcript />, options);
  await act(async () => {
    study.core.chooseSubtitles('en');
    study.ui.setState({ transcript: true });
  });
  await screen.findByRole('complementary');
  const at = (position: number) => act(() => study.captions.report({ position, seeking: false }));
  return { user, ...study, at };
}

test('lists all lines, with the second language beside them', async () => {
  const { captions } = await openTranscript({ lines: 3 });
  expect(lines()).toEqual(['00:00en line 0', '00:02en line 1', '00:04en line 2']);
  await act(async () => captions.chooseSecond('ar'));
  expect(lines()[1]).toBe('00:02en line 1سطر 1');
  const second = screen.getByText('سطر 1');
  expect([second.lang, second.dir]).toEqual(['ar', 'rtl']);
});

test('marks the current line and keeps it in view until the viewer scrolls', async () => {
  const { user, at } = await openTranscript();
  at(5);
  expect(current()).toEqual(['00:04en line 2']);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Back to the current line' })).toBeNull();
  await act(async () => {
    screen.getByRole('list').dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  });
  const before = scrolls();
  at(7);
  expect(current()).toEqual(['00:06en line 3']);
  expect(scrolls()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Back to the current line' }));
  expect(scrolls()).toBe(before + 1);
});

test('a press or Enter seeks to a line', async () => {
  const { user, seeks, at } = await openTranscript();
  await user.click(screen.getByText('en line 4'));
  expect(seeks).toEqual([8]);
  at(8);
  const line = screen.getByRole('button', { current: true });
  line.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(seeks).toEqual([8, 12]);
  await user.keyboard('{End}{Enter}{Home}{Enter}');
  expect(seeks).toEqual([8, 12, 38, 0]);
});

test('finds words in either language', async () => {
  const { user, captions } = await openTranscript();
  await act(async () => captions.chooseSecond('ar'));
  const search = screen.getByRole('searchbox', { name: 'Search the transcript' });
  await user.type(search, 'سطر 7');
  expect(lines()).toEqual(['00:14en line 7سطر 7']);
  expect(screen.getByText('1 line found')).toBeDefined();
  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByText('No matching lines')).toBeDefined();
});

test('repeats the current line and marks it', async () => {
  const { user, at, captions } = await openTranscript();
  at(3);
  const button = screen.getByRole('button', { name: 'Repeat this line' });
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(captions.store.getState().repeating?.text).toBe('en line 1');
  await user.click(button);
  expect(captions.store.getState().repeating).toBeNull();
});

test('reports a file that fails, and retries it', async () => {
  const { user, core } = await openTranscript();
  await act(async () => core.chooseSubtitles('tr'));
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the transcript.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('tr line 0')).toBeDefined();
});

test('the two languages can be chosen here as in the menu; without a language there is no text', async () => {
  const { user, core } = await openTranscript();
  await user.selectOptions(screen.getByLabelText('Second subtitles'), 'ar');
  expect(screen.getByText('سطر 0')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Language'), '');
  expect(core.store.getState().subtitles).toBeNull();
  expect(screen.getByText('Choose a language to read along.')).toBeDefined();
});

test('Escape closes it', async () => {
  const { user, ui } = await openTranscript();
  await user.keyboard('{Escape}');
  expect(ui.getState().transcript).toBe(false);
  expect(screen.queryByRole('complementary')).toBeNull();
});
