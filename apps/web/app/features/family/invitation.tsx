import { auth, type Data } from '@kandil/contract';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useStart } from '#app/data/start/start.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { invitationIntent } from '#app/domain/intent/stored-intents.ts';
import { logInAndThen } from '#app/domain/prompt/ask-to-log-in.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Card } from './card.tsx';
import { openInvitation } from './open-invitation.ts';

/** Shows the service's text and does what its action says (FAMILY-14..17). */
export function Invitation({ token }: { token: string }) {
  const t = useT();
  const query = useQuery(useCallback(() => openInvitation(token), [token]));
  return (
    <QueryResult query={query} skeleton={<Skeleton className="rounded-sheet h-72" />}>
      {(found) =>
        'useless' in found ? (
          <Card title={t('family.acceptFailed')} text={found.useless} />
        ) : (
          <Answer token={token} invitation={found.invitation} again={query.refetch} />
        )
      }
    </QueryResult>
  );
}

interface AnswerProps {
  token: string;
  invitation: Data<typeof auth.familyValidate>;
  /** Asks the service again what the invitation means. */
  again(): Promise<void>;
}

function Answer({ token, invitation, again }: AnswerProps) {
  const t = useT();
  const navigate = useNavigate();
  const reloadAccount = useReloadAccount();
  const [busy, setBusy] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const { actionType, buttonText, warningTitle, warningText } = invitation.joinAction;

  const join = async () => {
    setBusy(true);
    try {
      const { message } = await browserApi(auth.familyJoin, { token });
      invitationIntent.forget();
      await reloadAccount();
      await navigate(paths.familySharing(), { replace: true });
      if (message) notify('success', message);
    } catch (error) {
      notify('error', errorText(error, t));
      await again();
      setBusy(false);
    }
  };
  const accept = () => {
    if (actionType === 'join') void join();
    else if (actionType === 'login') logInAndThen(() => void again());
    else setWarned(true);
  };

  if (isWarned && actionType === 'other')
    return (
      <Card title={warningTitle ?? invitation.actionText} text={warningText ?? ''} focused>
        <ButtonLink to={paths.familySharing()} size="large">
          {t('family.toFamily')}
        </ButtonLink>
        <Home />
      </Card>
    );
  return (
    <Card title={invitation.actionText} text={invitation.message}>
      <Button size="large" busy={busy} onClick={accept}>
        {buttonText}
      </Button>
      {actionType === 'login' && (
        <Button size="large" look="line" onClick={() => openModal('register', {})}>
          {t('signUp.title')}
        </Button>
      )}
      <Home />
    </Card>
  );
}

/** A member who leaves has decided; a guest may still sign up, and finds the invitation again after it. */
function Home() {
  const t = useT();
  const { account } = useStart();
  return (
    <ButtonLink
      to={paths.homepage()}
      look="plain"
      onClick={() => account && invitationIntent.forget()}
    >
      {t('family.acceptLater')}
    </ButtonLink>
  );
}
