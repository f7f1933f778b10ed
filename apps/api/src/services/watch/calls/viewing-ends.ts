import { Refusal } from '@kandil/contract';
import { LEAVING_MARKS, viewingEnds as call } from '@kandil/contract/control/watch';
import { handle } from '../../../platform/http/handler.ts';
import { shownCount } from '../../../platform/numbers/small-groups.ts';
import { namedVideo } from '../flows/named-video.ts';
import { stayed } from '../rules/stayed.ts';
import { viewingEnds as read } from '../store/viewing-sums.ts';
import type { WatchWorld } from '../world.ts';

const isLeavingMark = (kind: string): kind is (typeof LEAVING_MARKS)[number] =>
  LEAVING_MARKS.some((known) => known === kind);

export const viewingEnds = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { videoId }, world }) => {
    const [ends, video] = await Promise.all([read(world.db, videoId), namedVideo(world, videoId)]);
    if (video === 'UNKNOWN') throw new Refusal('NOT_FOUND');
    const { starts, points } = stayed(ends);
    const marks = (video?.marks ?? []).flatMap(({ kind, from, to }) =>
      isLeavingMark(kind) ? [{ kind, from, to }] : [],
    );
    return {
      data: {
        title: video?.title ?? null,
        part: video?.part ?? null,
        seconds: video?.seconds ?? null,
        marks,
        starts: shownCount(starts),
        points,
      },
    };
  },
);
