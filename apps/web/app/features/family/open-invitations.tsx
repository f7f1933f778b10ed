import { auth } from '@kandil/contract';
import { useState } from 'react';
import LinkIcon from 'lucide-react/icons/link';
import MailIcon from 'lucide-react/icons/mail';
import { browserApi } from '#app/data/client/api.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { EmailAddress } from '@kandil/ui/email-address.tsx';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { longDate } from '@kandil/ui/text/long-date.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import type { Family } from './family-page.tsx';

type Invitation = Family['invitations'][number];

interface OpenInvitationsProps {
  invitations: readonly Invitation[];
  /** Loads the family again, also after a failure: somebody may have joined meanwhile. */
  onWithdrawn(): Promise<void>;
}

/** The owner's invitations that can still be used, each with a way to end it. */
export function OpenInvitations({ invitations, onWithdrawn }: OpenInvitationsProps) {
  const t = useT();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="family-open" className="mt-10">
      <h2 id="family-open" className="font-semibold">
        {t('family.open')}
      </h2>
      <ul className="border-line divide-line mt-3 divide-y border-y">
        {invitations.map((each) => (
          <Row key={each.id} invitation={each} onWithdrawn={onWithdrawn} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  invitation: { id, email, expiresAt },
  onWithdrawn,
}: { invitation: Invitation } & Pick<OpenInvitationsProps, 'onWithdrawn'>) {
  const { t, language } = useWords();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await browserApi(auth.familyWithdrawInvite, { invitationId: id });
      notify('success', t('family.withdrawn'));
    } catch (error) {
      notify('error', errorText(error, t));
    }
    await onWithdrawn();
    setBusy(false);
  };
  const Icon = email === null ? LinkIcon : MailIcon;
  const name = email ?? t('family.openLink');
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2">
      <Icon className="text-muted size-5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p>{email === null ? name : <EmailAddress address={email} />}</p>
        <p className="text-muted text-sm">
          {t('family.openUntil', { date: longDate(expiresAt, language) })}
        </p>
      </div>
      <Button
        look="plain"
        busy={busy}
        aria-label={t('family.withdrawOf', { name: `\u2068${name}\u2069` })}
        onClick={() => void withdraw()}
      >
        {t('family.withdraw')}
      </Button>
    </li>
  );
}
