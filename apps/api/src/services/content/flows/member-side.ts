import { likesRate, type MemberSide } from '../present/series.ts';
import type { Resume, WatchState } from '../rules/resume.ts';
import { memberSide } from '../store/members.ts';
import { videoBy } from '../store/videos.ts';
import { resumeOf } from './progress.ts';
import type { Member } from './visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

/** What a title is to a profile, and the videos of it that the profile has begun. */
export async function memberOfTitle(
  world: ContentWorld,
  member: Member,
  titleId: number,
): Promise<{ side: MemberSide; watched: readonly WatchState[] }> {
  const [{ inMyList, likes }, { resume, finished, watched }] = await Promise.all([
    memberSide(world.db, member.profileId, titleId),
    resumeOf(world, member, titleId),
  ]);
  const shown = resume && (await presentResume(world, member, resume));
  return { side: { resume: shown, finished, inMyList, likesRate: likesRate(likes) }, watched };
}

async function presentResume(
  { db, cache }: ContentWorld,
  member: Member,
  { videoId, progress }: Resume,
): Promise<MemberSide['resume']> {
  const video = await cache.get(['video', videoId, ...viewKey(member)], () =>
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
