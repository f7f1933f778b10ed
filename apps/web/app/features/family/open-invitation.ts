import { auth, type Data } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { invitationIntent } from '#app/domain/intent/stored-intents.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { isApiError } from '@kandil/ui/forms/errors.ts';

const USELESS = ['LINK_DAMAGED', 'FAMILY_TOKEN_INVALID', 'INVALID_INPUT'];

type InvitationResult = { invitation: Data<typeof auth.familyValidate> } | { useless: string };

/**
 * What the link is about; why, if it does not work (FAMILY-13, ERROR-47). One that can be accepted is stored through a
 * sign-up or login elsewhere (SPEC-D55).
 */
export async function openInvitation(token: string): Promise<InvitationResult> {
  try {
    const { data: invitation } = await browserApi(auth.familyValidate, { token });
    if (invitation.joinAction.actionType === 'other') invitationIntent.forget();
    else invitationIntent.store(token);
    return { invitation };
  } catch (error) {
    if (!isApiError(error)) throw error;
    notify('error', error.message);
    if (!USELESS.includes(error.code ?? '')) throw error;
    invitationIntent.forget();
    return { useless: error.message };
  }
}
