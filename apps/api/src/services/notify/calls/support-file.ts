import { notify } from '@kandil/contract';
import { handleHook } from '../../../platform/http/hook.ts';
import { ticketOfToken } from '../rules/file-link.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** The file of a ticket, to save. A link that is forged, expired or without a file finds nothing. */
export const supportFile = handleHook<NotifyWorld>(notify.supportFile, async ({ param }, world) => {
  const id = ticketOfToken(param, world.now(), world.linkKeys);
  const ticket = id === null ? undefined : await ticketById(world.db, id);
  if (!ticket?.file_key) return { status: 404 };
  const opened = await world.blobs.open(ticket.file_key);
  if (!opened) return { status: 404 };
  const { file_name: name, file_type: type } = ticket;
  return { status: 200, file: { ...opened, name: name ?? '', type: type ?? '' } };
});
