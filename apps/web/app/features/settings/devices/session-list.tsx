import { auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { logOut } from '#app/data/session/log-out.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Entry } from './entry.tsx';
import type { Session } from './load.ts';

interface SessionListProps {
  sessions: readonly Session[];
  reload(): Promise<void>;
}

/** The account's sessions; each can be ended, or all others at once. */
export function SessionList({ sessions, reload }: SessionListProps) {
  const t = useT();
  const signOut = (session: Session) =>
    openModal('confirm', {
      title: 'settings.signOutSession',
      text: t('settings.signOutSessionText', { device: session.deviceName }),
      action: 'settings.signOut',
      run: async () => {
        await browserApi(auth.sessionEnd, { id: session.id });
        await reload();
        notify('success', t('settings.deviceGone', { device: session.deviceName }));
      },
    });
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <Entry
            key={session.id}
            name={session.deviceName}
            platform={session.platform}
            place={session.place}
            lastUsedAt={session.lastUsedAt}
            current={session.current}
            onSignOut={session.current ? undefined : () => signOut(session)}
          />
        ))}
      </ul>
      <Everywhere reload={reload} />
    </>
  );
}

function Everywhere({ reload }: Pick<SessionListProps, 'reload'>) {
  const t = useT();
  const endElsewhere = async () => {
    const { data } = await browserApi(auth.sessionEndAll, { current: false });
    await reload();
    notify('success', t('settings.everywhereElseDone', { count: data.ended }));
  };
  const endAll = async () => {
    await browserApi(auth.sessionEndAll, { current: true });
    await logOut();
    window.location.assign(paths.homepage());
  };
  return (
    <div className="bg-raised rounded-sheet mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5">
      <p className="font-medium">{t('settings.everywhere')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="line"
          onClick={() =>
            openModal('confirm', {
              title: 'settings.everywhereElseTitle',
              text: t('settings.everywhereElseText'),
              action: 'settings.signOut',
              run: endElsewhere,
            })
          }
        >
          {t('settings.everywhereElse')}
        </Button>
        <Button
          look="line"
          onClick={() =>
            openModal('confirm', {
              title: 'settings.everywhereHereTitle',
              text: t('settings.everywhereHereText'),
              action: 'settings.signOut',
              danger: true,
              run: endAll,
            })
          }
        >
          {t('settings.everywhereHere')}
        </Button>
      </div>
    </div>
  );
}
