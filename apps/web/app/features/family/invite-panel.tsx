import { auth } from '@kandil/contract';
import { useState } from 'react';
import Share2Icon from 'lucide-react/icons/share-2';
import UserPlusIcon from 'lucide-react/icons/user-plus';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { CopyField } from '@kandil/ui/copy-field.tsx';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

interface InvitePanelProps {
  buttonText: string;
  /** Loads the open invitations again. */
  onInvited(): Promise<void>;
}

/** Makes a link for one person, to copy or share (FAMILY-08..11). */
export function InvitePanel({ buttonText, onInvited }: InvitePanelProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [joinUrl, setJoinUrl] = useState<string | null>(null);
  const invite = async () => {
    setBusy(true);
    try {
      setJoinUrl((await browserApi(auth.familyInvite, {})).data.joinUrl);
      await onInvited();
    } catch (error) {
      notify('error', errorText(error, t));
    }
    setBusy(false);
  };
  return (
    <div>
      <Button
        size="large"
        busy={busy}
        icon={<UserPlusIcon className="size-5" aria-hidden />}
        onClick={() => void invite()}
      >
        {buttonText}
      </Button>
      {joinUrl && (
        <section
          aria-labelledby="family-link"
          className="animate-rise rounded-sheet border-gold/25 from-gold/14 via-raised to-raised mt-6 border bg-linear-to-br p-5 sm:p-6 rtl:bg-linear-to-bl"
        >
          <h2 id="family-link" className="font-semibold">
            {t('family.linkTitle')}
          </h2>
          <p className="text-muted mt-1 mb-4 text-sm">{t('family.linkText')}</p>
          <CopyField value={joinUrl} label={t('share.link')} />
          <Button
            look="line"
            className="mt-3"
            icon={<Share2Icon className="size-4" aria-hidden />}
            onClick={() => openModal('share', { url: joinUrl, title: t('family.shareText') })}
          >
            {t('family.share')}
          </Button>
        </section>
      )}
    </div>
  );
}
