import { COOKIES, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { mustChoose, type Profile } from '#app/data/start/profile-rule.ts';
import { useChosenProfile } from '#app/domain/profile/use-chosen-profile.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { takeWaitingAct } from '#app/domain/profile/after-choice.ts';
import { placeAfter, useEnterProfile } from '#app/domain/profile/enter.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { Frame } from './frame.tsx';
import { MOST_PROFILES, type ProfilesData } from './load.ts';
import { AddCard, ProfileCard } from './profile-card.tsx';
import { WithoutAccount } from './without-account.tsx';

/** Who is watching? With `manage` in the address a press edits a profile instead of choosing it. */
export function ProfilesPage({ profiles }: ProfilesData) {
  const t = useT();
  const query = useAddressQuery();
  const managing = query.has('manage');
  const title = t(managing ? 'profiles.manage' : 'profiles.who');
  return (
    <Frame>
      <PageMeta title={title} hidden />
      <h1 className="display animate-rise text-center text-4xl sm:text-5xl">{title}</h1>
      {profiles ? (
        <Choice profiles={profiles} managing={managing} redirectUrl={query.get('redirectUrl')} />
      ) : (
        <WithoutAccount />
      )}
    </Frame>
  );
}

interface ChoiceProps {
  profiles: Profile[];
  managing: boolean;
  redirectUrl: string | null;
}

function Choice({ profiles, managing, redirectUrl }: ChoiceProps) {
  const t = useT();
  const chosen = useChosenProfile();
  const { entering, enter } = useEnterProfile(redirectUrl);
  const isChild = profiles.find(({ id }) => id === chosen)?.profileType === 'KIDS';
  return (
    <>
      <ul className="animate-rise mt-10 flex flex-wrap justify-center gap-x-5 gap-y-8 sm:mt-14 sm:gap-x-8">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              current={profile.id === chosen}
              busy={entering === profile.id}
              managing={managing}
              onEnter={() => void enter(profile)}
            />
          </li>
        ))}
        {!isChild && profiles.length < MOST_PROFILES && (
          <li>
            <AddCard />
          </li>
        )}
      </ul>
      {managing && profiles.length >= MOST_PROFILES && (
        <p className="text-muted mt-8 text-center text-sm">{t('profiles.most')}</p>
      )}
      <div className="mt-12 flex flex-wrap justify-center gap-3 sm:mt-16">
        {isChild ? (
          <p className="text-muted max-w-md text-center text-sm">{t('profiles.child')}</p>
        ) : (
          <>
            <ModeLink managing={managing} redirectUrl={redirectUrl} />
            {!managing && chosen === null && redirectUrl && <Dismiss redirectUrl={redirectUrl} />}
          </>
        )}
      </div>
    </>
  );
}

/** Goes on with the default profile, where no choice is required: the choice is not offered again on this device. */
function Dismiss({ redirectUrl }: { redirectUrl: string }) {
  const { t, language } = useWords();
  const { config } = useStart();
  const { defaultProfile } = useClientState();
  if (mustChoose(config) || !defaultProfile) return null;
  const dismiss = async () => {
    writeCookie(COOKIES.profile, String(defaultProfile.id), YEAR_DAYS);
    await takeWaitingAct()();
    window.location.assign(placeAfter(redirectUrl, language));
  };
  return (
    <Button look="plain" size="large" onClick={() => void dismiss()}>
      {t('popup.later')}
    </Button>
  );
}

function ModeLink({ managing, redirectUrl }: Pick<ChoiceProps, 'managing' | 'redirectUrl'>) {
  const t = useT();
  const list = paths.profiles(redirectUrl ?? undefined);
  return managing ? (
    <ButtonLink to={list} size="large">
      {t('profiles.done')}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.profilesManage(redirectUrl)} look="line" size="large">
      {t('profiles.manage')}
    </ButtonLink>
  );
}
