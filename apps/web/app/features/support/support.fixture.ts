import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

export const SUBJECTS = [
  { title: 'Payment and plan', subject: 'PAYMENT' },
  { title: 'Watching', subject: 'PLAYBACK' },
];
export const LIMITS = '/notify/support/ticket/limit-check';
export const SAVE = '/notify/support/ticket/save';
export const FORMATS = { data: { fileFormats: [{ extension: 'png', maxSize: 1024 }] } };
export const PICTURE = new File(['x'.repeat(100)], 'Screen.PNG', { type: 'image/png' });

export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
export const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
export const subject = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subject' });
export const file = () => screen.getByLabelText<HTMLInputElement>(/^File/);
export const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

export const choose = (code: string) => userEvent.selectOptions(subject(), code);
/** Also one that the field's own list leaves out, as when it is dropped. */
export const attach = (chosen: File) =>
  userEvent.setup({ applyAccept: false }).upload(file(), chosen);
export const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

export async function fill(): Promise<void> {
  await choose('PLAYBACK');
  await userEvent.type(message(), 'The sound stops.');
  await userEvent.click(consent());
  await waitFor(() => expect(send().disabled).toBe(false));
}
