import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/member.ts';
import { isPhone, newInviteCode, shareUrls } from '../rules/invitation.ts';
import { countInvited, inviteCodeOf } from '../store/invitations.ts';
import type { AuthWorld } from '../world.ts';

/** The member's invitation link, and links to share it. A sign-up through the link sends its code. */
export const inviteSocialLinks = handle<AuthWorld, typeof auth.inviteSocialLinks>(
  auth.inviteSocialLinks,
  async ({ context, world }) => {
    const { account } = await memberOf(world, context);
    const words = wordsOf(context.language);
    const { publicOrigin: origin, facebookAppId } = world.config;
    const url = new URL('/sign-up', origin);
    const [code, friendsJoined] = await Promise.all([
      inviteCodeOf(world.db, account.id, newInviteCode()),
      countInvited(world.db, account.id),
    ]);
    url.searchParams.set('reference', code);
    const invitation = {
      url: url.href,
      subject: words('invite.subject'),
      text: words('invite.text'),
      origin,
      facebookAppId,
      onPhone: isPhone(context.userAgent),
    };
    return {
      data: {
        textTitle: words('invite.title'),
        textSubTitle: words('invite.subtitle'),
        inviteUrl: url.href,
        ...shareUrls(invitation),
        friendsJoined,
      },
    };
  },
);
