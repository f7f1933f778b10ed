import { vi } from 'vitest';

type Ceremony = (options: { publicKey: unknown }) => Promise<unknown>;

const credential = (kind: string) => ({
  toJSON: () => ({
    id: kind,
    rawId: kind,
    type: 'public-key',
    response: {},
    clientExtensionResults: {},
  }),
});

/**
 * Gives the document the browser's interface to passkeys, which jsdom does not have.
 * @returns its two ceremonies, to script a refusal
 */
export function plugInAuthenticator() {
  const get = vi.fn<Ceremony>(async () => credential('shown'));
  const create = vi.fn<Ceremony>(async () => credential('made'));
  const parsed = (options: unknown) => options;
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, {
      parseRequestOptionsFromJSON: parsed,
      parseCreationOptionsFromJSON: parsed,
    }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  return { get, create };
}

/** What a browser throws when the person closes its dialog. */
export const cancelled = () =>
  new DOMException('The operation was not allowed.', 'NotAllowedError');
