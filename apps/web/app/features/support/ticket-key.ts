import { randomId } from '#app/browser/ids.ts';

/**
 * The key of a message: the same for every attempt to send it, another one as soon as something of it changes. The
 * service stores a message once, also when its answer was lost on the way.
 */
export function ticketKeys(): (...parts: readonly (string | File | null)[]) => string {
  let last = { content: '', key: '' };
  return (...parts) => {
    const content = JSON.stringify(
      parts.map((part) =>
        part instanceof File ? [part.name, part.size, part.lastModified] : part,
      ),
    );
    if (content !== last.content) last = { content, key: randomId() };
    return last.key;
  };
}
