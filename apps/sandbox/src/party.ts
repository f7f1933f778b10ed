import type { FastifyInstance } from 'fastify';
import type { FaultMode, Faults } from './faults.ts';
import type { Section } from './web/page.ts';

/** Dependencies of a party. */
export interface PartyContext {
  /** Folder of its messages; without one they are lost when the sandbox ends. */
  dataDir: string | undefined;
  faults: Faults;
  /** Base URL of the product, without trailing slash. */
  productUrl: string;
}

/**
 * One external party that the sandbox simulates. A party is a folder: it speaks the party's real
 * wire format on its routes or its server, and has a page that shows what it received.
 */
export interface Party {
  /** Key of its faults, and the first part of the addresses of its API. */
  name: string;
  title: string;
  /** What it simulates, in one sentence, for the control page. */
  about: string;
  /** Address of its page. */
  page: string;
  /** The ways in which it can be made to fail. */
  faults: readonly Exclude<FaultMode, 'none'>[];
  routes: (app: FastifyInstance, sections: readonly Section[]) => void;
  /** The number of messages it holds. */
  count: () => number;
  close: () => void | Promise<void>;
}
