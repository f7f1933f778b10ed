import { Refusal } from '@kandil/contract';
import { siteCampaign as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentCampaign } from '../present/campaign.ts';
import { storedSite } from '../store/site.ts';
import type { ContentWorld } from '../world.ts';

/** Inactive and ended campaigns are answered, too: their pages say so. */
export const siteCampaign = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context: { language }, world }) => {
    const stored = await world.cache.get('site', () => storedSite(world.db));
    const campaign = stored?.document.campaigns?.find((each) => each.code === code);
    if (!stored || !campaign) throw new Refusal('NOT_FOUND');
    return { data: presentCampaign(campaign, language, stored.document, stored.pictures) };
  },
);
