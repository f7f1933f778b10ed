import { handle, type Handler } from '../../../../platform/queue/index.ts';
import type { JobWorld } from '../../world.ts';
import { queuePage } from '../flows/announce.ts';
import { announceTerms } from '../jobs/jobs.ts';

export function announceTermsHandler(world: JobWorld): Handler {
  return handle(announceTerms, (round, { once }) =>
    once(world.db, (trx) => queuePage(trx, world, round)),
  );
}
