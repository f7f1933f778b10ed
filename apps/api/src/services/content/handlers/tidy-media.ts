import type { MediaFiles } from '../../../platform/media/files/index.ts';
import type { Log } from '../../../platform/log.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tidyMedia } from '../flows/tidy-media.ts';
import { tidyMedia as job } from '../jobs/jobs.ts';
import type { Db } from '../store/sql.ts';

/** Removes what was ingested and nothing needs any more: every night. */
export function tidyMediaHandler({
  db,
  files,
  now,
  log,
}: {
  db: Db;
  files: MediaFiles;
  now: () => number;
  log: Log;
}): Handler {
  return handle(job, async (_payload, { signal }) => {
    const count = await tidyMedia({ db, files, now: now(), signal });
    if (count > 0) log.info({ count }, 'removed media that nothing has needed for 30 days');
  });
}
