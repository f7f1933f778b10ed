import { webcrypto } from 'node:crypto';

// Set-up of component tests: browsers can compute hashes, the window of jsdom cannot.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
