import { auth } from '@kandil/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import LockIcon from 'lucide-react/icons/lock';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { outdateStart } from '#app/data/start/reload-start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Section } from './section.tsx';

/** The PIN, saved separately because it requires the password. */
export function PinSection({ profile }: { profile: Profile }) {
  const t = useT();
  const [hasPin, setHasPin] = useState(profile.hasPin);
  const open = (remove: boolean) =>
    openModal('profilePin', {
      profileId: profile.id,
      remove,
      onSaved: (set) => {
        setHasPin(set);
        outdateStart();
        notify('success', t(set ? 'profile.pinSet' : 'profile.pinRemoved'));
      },
    });
  const kids = profile.profileType === 'KIDS';
  return (
    <Section title={t('profile.lock')}>
      <p className="text-muted mb-4 flex max-w-prose gap-2.5 text-sm">
        <LockIcon className="mt-0.5 size-4 shrink-0" aria-hidden />
        {t(kids ? 'profile.lockKidsText' : 'profile.lockText')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="line" onClick={() => open(false)}>
          {t(hasPin ? 'profile.changePin' : 'profile.setPin')}
        </Button>
        {hasPin && (
          <Button look="plain" onClick={() => open(true)}>
            {t('profile.removePin')}
          </Button>
        )}
      </div>
    </Section>
  );
}

export function DeleteButton({ profile }: { profile: Profile }) {
  const t = useT();
  const navigate = useNavigate();
  const { id, profileName: name } = profile;
  const ask = () =>
    openModal('confirm', {
      title: 'profile.deleteTitle',
      text: t('profile.deleteText', { name }),
      action: 'profile.delete',
      danger: true,
      run: async () => {
        await browserApi(auth.profileDelete, { id });
        outdateStart();
        notify('success', t('profile.deleted', { name }));
        await navigate(paths.profilesManage(), { replace: true });
      },
    });
  return (
    <Button look="plain" className="text-ruby-bright! sm:ms-auto" onClick={ask}>
      {t('profile.delete')}
    </Button>
  );
}
