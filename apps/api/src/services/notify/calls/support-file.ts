import { notify } from '@kandil/contract';
import { handleHook } from '../../../platform/http/hook.ts';
import { ticketOfToken } from '../rules/file-link.ts';
import { messageById } from '../store/threads.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** The first message of a ticket has its id. */
const messageWithFile = async (db: NotifyWorld['db'], id: string) =>
  (await ticketById(db, id)) ?? (await messageById(db, id));

/** The file of a message, to save. A link that is forged, expired or without a file finds nothing. */
export const supportFile = handleHook<NotifyWorld>(notify.supportFile, async ({ param }, world) => {
  const id = ticketOfToken(param, world.now(), world.linkKeys);
  const message = id === null ? undefined : await messageWithFile(world.db, id);
  if (!message?.file_key) return { status: 404 };
  const opened = await world.blobs.open(message.file_key);
  if (!opened) return { status: 404 };
  const { file_name: name, file_type: type } = message;
  return { status: 200, file: { ...opened, name: name ?? '', type: type ?? '' } };
});
