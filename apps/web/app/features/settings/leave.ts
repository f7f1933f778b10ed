import { logOut } from '../../lib/log-out.ts';
import { openModal } from '../../lib/modals.ts';
import { paths } from '../../lib/paths.ts';

/** Logs out and goes on in a new document: nothing of the member stays in this one. */
export async function leave(): Promise<void> {
  openModal('loading', { text: 'settings.loggingOut' }, true);
  await logOut();
  window.location.assign(paths.homepage());
}
