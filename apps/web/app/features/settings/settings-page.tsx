import type { ReactNode } from 'react';
import { askToLogIn } from '../../lib/ask-to-log-in.ts';
import { logOut } from '../../lib/log-out.ts';
import { openModal } from '../../lib/modals.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { type Account, useStart } from '../../lib/start.ts';
import { useT, useWords } from '../../lib/texts.tsx';
import { LanguageList } from '../../shell/language-menu.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { menuItemClass } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SettingsData } from './load.ts';

/** In a new document: nothing of the member stays in this one. */
async function leave(): Promise<void> {
  await logOut();
  window.location.assign(paths.homepage());
}

export function SettingsPage({ plan }: SettingsData) {
  const t = useT();
  const { account, sessionPending } = useStart();
  return (
    <main id="main" className="gutter mx-auto max-w-3xl pt-24 lg:pt-32">
      <PageMeta title={t('account.settings')} hidden />
      <h1 className="display mb-7 text-3xl sm:text-4xl">{t('account.settings')}</h1>
      {account ? (
        <Sections account={account} plan={plan} />
      ) : (
        <WithoutAccount pending={sessionPending} />
      )}
    </main>
  );
}

function Sections({ account, plan }: SettingsData & { account: Account }) {
  const t = useT();
  return (
    <div className="grid gap-5">
      <Section title={t('settings.account')}>
        <dl className="grid gap-3">
          <Fact name={t('field.fullName')} value={account.fullName} />
          {account.email && <Fact name={t('field.email')} value={account.email} />}
          {account.msisdn && <Fact name={t('field.phone')} value={`+${account.msisdn}`} />}
        </dl>
      </Section>
      <PlanSection plan={plan} />
      <Section title={t('nav.language')}>
        <div className="grid sm:grid-cols-2">
          <LanguageList className={menuItemClass} />
        </div>
      </Section>
      <Section title={t('cookies.title')}>
        <Button look="line" onClick={() => openModal('cookiePreferences', {})}>
          {t('cookies.preferences')}
        </Button>
      </Section>
      <p>
        <Button look="line" onClick={() => void leave()}>
          {t('account.logOut')}
        </Button>
      </p>
    </div>
  );
}

function PlanSection({ plan }: SettingsData) {
  const { t, language } = useWords();
  const date = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant));
  return (
    <Section title={t('settings.plan')}>
      {plan ? (
        <dl className="grid gap-3">
          <Fact name={plan.title} value={t(`settings.status.${plan.status}`)} />
          <Fact name={t('settings.until')} value={date(plan.expiryDate)} />
        </dl>
      ) : (
        <>
          <p className="text-muted mb-4">{t('settings.noPlan')}</p>
          <ButtonLink to={paths.subscriptionPlans()}>{t('watch.seePlans')}</ButtonLink>
        </>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-sheet border-line bg-raised border p-5 sm:p-6">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
      <dt className="text-muted">{name}</dt>
      <dd className="break-all">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** A guest is asked to log in; a member whose session is being renewed waits a moment. */
function WithoutAccount({ pending }: { pending: boolean }) {
  const t = useT();
  if (pending) return <Skeleton className="rounded-sheet h-64" />;
  return (
    <>
      <p className="text-muted mb-5">{t('settings.guest')}</p>
      <Button onClick={askToLogIn}>{t('account.logIn')}</Button>
    </>
  );
}
