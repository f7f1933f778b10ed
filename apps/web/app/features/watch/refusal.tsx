import type { UiKey } from '@kandil/i18n';
import { askToLogIn } from '../../lib/ask-to-log-in.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { AccessAnswer } from './reports.ts';

type Refused = Exclude<AccessAnswer['access'], 'ALLOWED'>;

const TEXTS: Record<Refused, { title: UiKey; text: UiKey }> = {
  LOGIN: { title: 'watch.login', text: 'watch.loginText' },
  PACKAGES: { title: 'watch.packages', text: 'watch.packagesText' },
  PACKAGES_SUSPENDED: { title: 'watch.suspended', text: 'watch.suspendedText' },
  DEVICES: { title: 'watch.devices', text: 'watch.devicesText' },
  WARNING: { title: 'watch.warning', text: 'watch.warningText' },
};

/** Why the video does not play for this visitor, and the one thing to do about it. */
export function Refusal({ answer, backTo }: { answer: AccessAnswer; backTo: string }) {
  const t = useT();
  const access = answer.access as Refused;
  const { title, text } = TEXTS[access];
  const leadsToPlans = access === 'PACKAGES' || access === 'PACKAGES_SUSPENDED';
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center px-6 text-center">
      <h2 className="display text-3xl">{t(title)}</h2>
      <p className="text-muted mt-3">{answer.warning ?? t(text)}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {access === 'LOGIN' && (
          <Button size="large" onClick={askToLogIn}>
            {t('account.logIn')}
          </Button>
        )}
        {leadsToPlans && (
          <ButtonLink size="large" to={paths.subscriptionPlans()}>
            {t('watch.seePlans')}
          </ButtonLink>
        )}
        <ButtonLink size="large" look="glass" to={backTo}>
          {t('player.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
