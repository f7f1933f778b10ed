import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/member.ts';
import { approveTelevision, televisionName } from '../flows/tv-approval.ts';
import { placeOf } from '../rules/place.ts';
import type { AuthWorld } from '../world.ts';

/** A member, as any profile, enters the code their television shows; the page shows the message (AUTH-30). */
export const tvActivate = handle<AuthWorld, typeof auth.tvActivate>(
  auth.tvActivate,
  async ({ input, context, world }) => {
    const { language } = context;
    const member = await memberOf(world, context);
    const row = await approveTelevision(world, context, member, input.activationCode);
    const device = televisionName(row, language);
    const place = placeOf(row.zone, language);
    const words = wordsOf(language);
    return {
      data: { deviceName: device },
      message: place ? words('tv.doneAt', { device, place }) : words('tv.done', { device }),
    };
  },
);
