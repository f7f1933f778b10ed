import { type ErrorCode, Refusal } from '@kandil/contract';
import type { SubtitleKind } from '@kandil/contract/content';
import { signPlayback, signSubtitles } from '@kandil/contract/internal';
import type { AccessResult } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import type { ContentWorld } from '../world.ts';

export interface StreamAddress {
  url: string;
  urls: string[];
  window: number | null;
  storyboardUrl: string | null;
  expiresAt: string;
}

/** The error that names the next step. */
const REFUSALS: Partial<Record<AccessResult, ErrorCode>> = {
  LOGIN: 'LOGIN_REQUIRED',
  PACKAGES: 'PAYMENT_REQUIRED',
  PACKAGES_SUSPENDED: 'PAYMENT_REQUIRED',
  DEVICES: 'DEVICE_LIMIT',
};

/**
 * The signed URL of a video or channel, for visitors to whom `/content-access` grants access.
 * @throws Refusal LOGIN_REQUIRED, PAYMENT_REQUIRED, DEVICE_LIMIT, or FORBIDDEN if no step would help
 */
export async function addressOf(
  { internal }: ContentWorld,
  context: CallContext,
  what: { videoId: number } | { channelId: number },
): Promise<StreamAddress> {
  const { access, url, expiresAt, ...others } = await internal(signPlayback, {
    ...what,
    ...whoAsks(context),
  });
  if (url === null || expiresAt === null) throw refusal(access);
  return { ...others, url, expiresAt };
}

/**
 * The signed URL of one of a video's subtitles, under the same rules; it takes no lease.
 * @throws Refusal as `addressOf`
 */
export async function subtitlesAddressOf(
  { internal }: ContentWorld,
  context: CallContext,
  what: { videoId: number; languageCode: string; kind: SubtitleKind },
): Promise<string> {
  const { access, url } = await internal(signSubtitles, { ...what, ...whoAsks(context) });
  if (url === null) throw refusal(access);
  return url;
}

const whoAsks = ({ session, profileId, country, userAgent, platform }: CallContext) => ({
  userId: session?.userId ?? null,
  sessionId: session?.sessionId ?? null,
  profileId,
  country,
  userAgent,
  platform,
});

const refusal = (access: AccessResult) => new Refusal(REFUSALS[access] ?? 'FORBIDDEN');
