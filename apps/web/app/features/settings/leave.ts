import { logOut } from '#app/data/session/log-out.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';

/** Logs out into a new document, so that nothing of the member stays in memory. */
export async function leave(): Promise<void> {
  openModal('loading', { text: 'settings.loggingOut' }, true);
  await logOut();
  window.location.assign(paths.homepage());
}
