import { handle, type Handler } from '../../../platform/queue/index.ts';
import { noticesBefore, notifiedBefore } from '../rules/retention.ts';
import { deleteNoticesBefore, deleteNotifiedBefore } from '../store/notices.ts';
import type { NotifyWorld } from '../world.ts';
import { tidyPush } from '../jobs/jobs.ts';

/** Deletes old notices, with their deliveries, and what profiles were notified of long ago. */
export function tidyPushHandler({ db, now }: NotifyWorld): Handler {
  return handle(tidyPush, async () => {
    await deleteNoticesBefore(db, noticesBefore(now()));
    await deleteNotifiedBefore(db, notifiedBefore(now()));
  });
}
