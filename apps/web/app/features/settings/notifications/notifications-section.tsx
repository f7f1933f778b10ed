import { notify } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';
import type { PushState } from '#app/browser/push.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { Switch } from '@kandil/ui/switch.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Section } from '../section.tsx';
import {
  loadNotificationSettings,
  type NotificationSettings,
  turnOff,
  turnOn,
} from './notification-settings.ts';

/** Notifications of new episodes on this device and by mail. */
export function NotificationsSection() {
  const t = useT();
  const query = useQuery(loadNotificationSettings);
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return (
    <Section
      id="notifications"
      title={t('settings.notifications')}
      text={t('settings.notificationsText')}
    >
      <QueryResult query={query} skeleton={<Skeleton className="h-24" />}>
        {(settings) => (
          <>
            <PushSwitch settings={settings} reload={query.refetch} />
            {!isChild && <MailSwitch byMail={settings.byMail} reload={query.refetch} />}
          </>
        )}
      </QueryResult>
      {!isChild && <p className="text-muted pt-4 text-sm">{t('settings.owedMails')}</p>}
    </Section>
  );
}

const OBSTACLES: Record<Exclude<PushState, 'ready'>, UiKey> = {
  denied: 'settings.pushDenied',
  'home-screen': 'settings.pushHomeScreen',
  unsupported: 'settings.pushUnsupported',
};

interface PushSwitchProps {
  settings: NotificationSettings;
  reload(): Promise<void>;
}

function PushSwitch({ settings, reload }: PushSwitchProps) {
  const t = useT();
  const { state, onThisDevice, otherDevices } = settings;
  const task = useTask(async () => {
    await (onThisDevice ? turnOff() : turnOn());
    await reload();
  });
  return (
    <div className="border-line border-b pb-4">
      <Switch
        checked={onThisDevice}
        disabled={state !== 'ready'}
        aria-busy={task.busy}
        onChange={() => void task.start()}
      >
        <span className="block font-medium">{t('settings.push')}</span>
        <span className="text-muted block text-sm">{t('settings.pushText')}</span>
      </Switch>
      <div role="status" className="mt-1 text-sm empty:hidden">
        {state !== 'ready' && <p>{t(OBSTACLES[state])}</p>}
        {otherDevices > 0 && (
          <p className="text-muted">{t('settings.pushOthers', { count: otherDevices })}</p>
        )}
      </div>
      <TaskFailure text={task.failure} />
    </div>
  );
}

interface MailSwitchProps {
  byMail: boolean | null;
  reload(): Promise<void>;
}

function MailSwitch({ byMail, reload }: MailSwitchProps) {
  const t = useT();
  const task = useTask(async () => {
    await browserApi(notify.episodeMailsSet, { on: !byMail });
    await reload();
  });
  return (
    <div className="border-line border-b py-4">
      <Switch
        checked={byMail === true}
        disabled={byMail === null}
        aria-busy={task.busy}
        onChange={() => void task.start()}
      >
        <span className="block font-medium">{t('settings.episodeMails')}</span>
        <span className="text-muted block text-sm">{t('settings.episodeMailsText')}</span>
      </Switch>
      {byMail === null && <p className="mt-1 text-sm">{t('settings.episodeMailsUnverified')}</p>}
      <TaskFailure text={task.failure} />
    </div>
  );
}

function TaskFailure({ text }: { text: string | null }) {
  return (
    text && (
      <p role="alert" className="text-ruby-bright mt-1 text-sm">
        {text}
      </p>
    )
  );
}
