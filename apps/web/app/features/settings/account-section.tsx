import { countryName } from '@kandil/i18n/formats';
import { auth } from '@kandil/contract';
import CircleAlertIcon from 'lucide-react/icons/circle-alert';
import CircleCheckIcon from 'lucide-react/icons/circle-check';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { openModal, type UserInfoForm } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { EmailAddress } from '@kandil/ui/email-address.tsx';
import { Row, Section } from './section.tsx';

export function AccountSection({ account }: { account: Account }) {
  const t = useT();
  return (
    <Section id="account" title={t('settings.account')} text={t('settings.accountText')}>
      <Row label={t('field.fullName')} action={<Change form="name" what={t('field.fullName')} />}>
        <bdi>{account.fullName}</bdi>
      </Row>
      <EmailRow account={account} />
      <PhoneRow account={account} />
      <CountryRow code={account.countryCode} />
    </Section>
  );
}

function EmailRow({ account: { email, emailVerifyAction } }: { account: Account }) {
  const t = useT();
  const change = <Change form="email" what={t('field.email')} isNew={!email} />;
  if (!email)
    return (
      <Row label={t('field.email')} action={change}>
        <Missing />
      </Row>
    );
  const awaited = emailVerifyAction?.email;
  const isChange = awaited !== undefined && awaited !== email;
  return (
    <Row
      label={t('field.email')}
      note={isChange ? <EmailWaits email={awaited} /> : <Mark confirmed={!emailVerifyAction} />}
      action={
        <>
          {awaited !== undefined && <Resend email={awaited} />}
          {isChange ? <CancelChange email={awaited} /> : change}
        </>
      }
    >
      <EmailAddress address={email} />
    </Row>
  );
}

/** The address that the account gets once its mailed link is opened (SPEC-D53). */
function EmailWaits({ email }: { email: string }) {
  const t = useT();
  return (
    <span className="inline-flex items-center gap-1.5">
      <CircleAlertIcon className="text-gold size-4 shrink-0" aria-hidden />
      <span className="break-all">
        {t('settings.emailWaits', { email: `\u2068${email}\u2069` })}
      </span>
    </span>
  );
}

function CancelChange({ email }: { email: string }) {
  const t = useT();
  const reloadAccount = useReloadAccount();
  const task = useTask(async () => {
    const { message } = await browserApi(auth.emailUpdateCancel, {});
    await reloadAccount();
    notify('success', message ?? t('settings.saved'));
  });
  return (
    <>
      <Failure text={task.failure} />
      <Button
        look="line"
        busy={task.busy}
        aria-label={t('settings.cancelChange', { email })}
        onClick={() => void task.start()}
      >
        {t('settings.cancel')}
      </Button>
    </>
  );
}

function Failure({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-ruby-bright basis-full text-sm">
      {text}
    </p>
  );
}

function PhoneRow({ account: { msisdn, msisdnVerified } }: { account: Account }) {
  const t = useT();
  const change = <Change form="phone" what={t('field.phone')} isNew={!msisdn} />;
  if (!msisdn)
    return (
      <Row label={t('field.phone')} note={t('settings.phoneUse')} action={change}>
        <Missing />
      </Row>
    );
  return (
    <Row
      label={t('field.phone')}
      note={<Mark confirmed={msisdnVerified} />}
      action={
        <>
          {!msisdnVerified && <ConfirmPhone />}
          {change}
        </>
      }
    >
      <bdi dir="ltr">{`+${msisdn}`}</bdi>
    </Row>
  );
}

function CountryRow({ code }: { code: string }) {
  const { t, language } = useWords();
  return (
    <Row
      label={t('settings.country')}
      action={<Change form="country" what={t('settings.country')} isNew={!code} />}
    >
      {code ? countryName(code, language) : <Missing />}
    </Row>
  );
}

function Missing() {
  const t = useT();
  return <span className="text-muted font-normal">{t('settings.missing')}</span>;
}

function Mark({ confirmed }: { confirmed: boolean }) {
  const t = useT();
  const Icon = confirmed ? CircleCheckIcon : CircleAlertIcon;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className={confirmed ? 'text-leaf size-4' : 'text-gold size-4'} aria-hidden />
      {t(confirmed ? 'settings.confirmed' : 'settings.notConfirmed')}
    </span>
  );
}

/** Opens one form of the user info modal; the label names it for screen readers. */
export function Change({
  form,
  what,
  isNew = false,
}: {
  form: UserInfoForm;
  what: string;
  isNew?: boolean;
}) {
  const t = useT();
  return (
    <Button
      look="line"
      aria-label={t(isNew ? 'settings.addIt' : 'settings.changeIt', { what })}
      onClick={() => openModal('userInfo', { activeFormName: form })}
    >
      {t(isNew ? 'settings.add' : 'settings.change')}
    </Button>
  );
}

function ConfirmPhone() {
  const t = useT();
  return (
    <Button
      aria-label={t('settings.confirmIt', { what: t('field.phone') })}
      onClick={() => openModal('userInfo', { activeFormName: 'phoneCode' })}
    >
      {t('settings.confirm')}
    </Button>
  );
}

/** Sends the link again: the same call with the same address (SPEC-D29). */
function Resend({ email }: { email: string }) {
  const t = useT();
  const task = useTask(async () => {
    const { message } = await browserApi(auth.emailUpdate, { email });
    notify('success', message ?? t('settings.saved'));
  });
  return (
    <>
      <Failure text={task.failure} />
      <Button
        busy={task.busy}
        aria-label={t('settings.resendTo', { email })}
        onClick={() => void task.start()}
      >
        {t('verifyEmail.resend')}
      </Button>
    </>
  );
}
