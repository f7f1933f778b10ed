import { handle, type Handler } from '../../../platform/queue/index.ts';
import { noticesBefore, toldBefore } from '../rules/retention.ts';
import { deleteNoticesBefore, deleteToldBefore } from '../store/notices.ts';
import type { NotifyWorld } from '../world.ts';
import { tidyPush } from '../jobs/jobs.ts';

/** Deletes old notices, with their deliveries, and what profiles were told long ago. */
export function tidyPushHandler({ db, now }: NotifyWorld): Handler {
  return handle(tidyPush, async () => {
    await deleteNoticesBefore(db, noticesBefore(now()));
    await deleteToldBefore(db, toldBefore(now()));
  });
}
