import { seriesFindById as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { likesRate, type MemberSide, NO_MEMBER, presentSeries } from '../present/series.ts';
import { resumeOf } from '../flows/progress.ts';
import { neededIdOrCode } from '../rules/by.ts';
import type { Resume } from '../rules/resume.ts';
import { memberSide } from '../store/members.ts';
import { videoBy } from '../store/videos.ts';
import { titleOf } from '../flows/titles.ts';
import { type Member, visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** A series or film with everything its detail page shows. */
export const seriesFindById = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const by = neededIdOrCode(input.seriesId, input.code, 'seriesId');
    const visitor = await visitorOf(world, context);
    const title = await titleOf(world, visitor, by);
    const { profileId } = visitor;
    const member =
      profileId === null
        ? NO_MEMBER
        : await memberOfTitle(world, { ...visitor, profileId }, title.id);
    return { data: presentSeries(title, member) };
  },
);

async function memberOfTitle(
  world: ContentWorld,
  member: Member,
  titleId: number,
): Promise<MemberSide> {
  const [side, { resume, finished }] = await Promise.all([
    memberSide(world.db, member.profileId, titleId),
    resumeOf(world, member, titleId),
  ]);
  return {
    resume: resume && (await presentResume(world, member, resume)),
    finished,
    inMyList: side.inMyList,
    likesRate: likesRate(side.likes),
  };
}

async function presentResume(
  { db, cache }: ContentWorld,
  member: Member,
  { videoId, progress }: Resume,
): Promise<MemberSide['resume']> {
  const video = await cache.get(['video', videoId, member.language, member.kids], () =>
    videoBy(db, member, { id: videoId }),
  );
  if (!video) return null;
  return {
    videoId,
    seasonIndex: video.season_index,
    videoIndex: video.video_index,
    lastSec: progress?.lastSec ?? 0,
    duration: video.duration,
  };
}
