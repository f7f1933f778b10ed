import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ui } from '@kandil/i18n/locales/en';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyField } from './copy-field.tsx';
import { TextsProvider } from './text/texts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LINK = 'http://192.168.1.20:3000/en/detail/nur';
const show = () =>
  render(
    <TextsProvider language="en" prefix={null} texts={ui}>
      <CopyField value={LINK} label="Link" />
    </TextsProvider>,
  );

/** A browser on plain http: it has no clipboard API, and may let a selection be copied. */
function onPlainHttp(copies: boolean): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: undefined,
    userAgent: navigator.userAgent,
  });
  document.execCommand = () => {
    const input = document.activeElement as HTMLInputElement;
    copied.push(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0));
    return copies;
  };
  return copied;
}

test('copies with the clipboard API', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('copies the selection where there is no clipboard API', async () => {
  const copied = onPlainHttp(true);
  show();
  screen.getByRole('button', { name: 'Copy Link' }).click();
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(copied).toEqual([LINK]);
});

test('selects the text where a page may not copy at all', async () => {
  onPlainHttp(false);
  show();
  screen.getByRole('button', { name: 'Copy Link' }).click();
  expect(await screen.findByText(/copy it by hand/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, LINK.length]);
});
