import { logOut } from '#app/data/session/log-out.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';

/** Logs out and goes on in a new document: nothing of the member stays in this one. */
export async function leave(): Promise<void> {
  openModal('loading', { text: 'settings.loggingOut' }, true);
  await logOut();
  window.location.assign(paths.homepage());
}
