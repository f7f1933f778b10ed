import { auth } from '@kandil/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import LockIcon from 'lucide-react/icons/lock';
import { browserApi } from '../../lib/api.ts';
import { openModal } from '../../lib/modals.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { isMultiProfile, type Profile } from '../../lib/profile-rule.ts';
import { outdateStart } from '../../lib/reload-start.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** The PIN, saved by itself: it asks for the password. Where nobody chooses a profile nothing asks for a PIN. */
export function PinSection({ profile }: { profile: Profile }) {
  const t = useT();
  const { config } = useStart();
  const [hasPin, setHasPin] = useState(profile.hasPin);
  if (!isMultiProfile(config) && !hasPin) return null;
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
