import type { FastifyInstance } from 'fastify';
import type { FaultMode, Faults } from './faults.ts';
import type { Section } from './web/page.ts';

/** What a party is opened with. */
export interface PartyContext {
  /** Where it keeps its messages; without one they end with the sandbox. */
  dataDir: string | undefined;
  faults: Faults;
  /** Where the product answers, without a slash at the end. */
  productUrl: string;
}

/**
 * One party outside the product that the sandbox stands in for. A party is a folder: it speaks the party's real
 * wire format on the routes, or the server, that it brings, and has a page where a person sees what arrived.
 */
export interface Party {
  /** Key of its faults, and the first part of the addresses of its API. */
  name: string;
  title: string;
  /** What it stands in for, in one sentence, for the control page. */
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
