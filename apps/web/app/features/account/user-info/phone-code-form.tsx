import { auth } from '@kandil/contract';
import { useState } from 'react';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { browserApi } from '#app/data/client/api.ts';
import { continueSession, useClientTexts } from '#app/data/session/sign-in.ts';
import { type Account, useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { OneTimeCodeForm } from '#app/domain/contact/one-time-code-form.tsx';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { useDone } from './use-done.ts';

const sendCode = async (msisdn: string) =>
  (await browserApi(auth.otpSend, { msisdn })).data.retryAfter;

/** Confirms the account's phone number with a code, which is sent on request. */
export function PhoneCodeForm({ account }: { account: Account }) {
  const t = useT();
  const { otpLength: length } = useStart().config;
  const msisdn = account.msisdn ?? '';
  const [isSent, setSent] = useState(false);
  const task = useTask(async () => {
    await sendCode(msisdn);
    setSent(true);
  });
  if (isSent) return <PhoneCode msisdn={msisdn} />;
  return (
    <>
      {task.failure && <FormMessage text={task.failure} />}
      <p className="text-muted mb-6">
        <RichText text={t('userInfo.phoneCodeText', { length })} name="phone">
          <Phone msisdn={msisdn} />
        </RichText>
      </p>
      <Button size="large" className="w-full" busy={task.busy} onClick={() => void task.start()}>
        {t('userInfo.phoneCodeSend')}
      </Button>
    </>
  );
}

/** Enters the code that was just sent to the account's number. */
export function PhoneCode({ msisdn }: { msisdn: string }) {
  const t = useT();
  const texts = useClientTexts();
  const done = useDone();
  const { otpLength: length } = useStart().config;
  const verify = async (otp: string) => {
    const { data } = await browserApi(auth.otpVerify, { msisdn, otp });
    continueSession(data, texts);
    await done(t('userInfo.phoneDone'));
  };
  return (
    <>
      <p className="text-muted mb-6">
        <RichText text={t('code.sentTo', { length })} name="account">
          <Phone msisdn={msisdn} />
        </RichText>
      </p>
      <OneTimeCodeForm length={length} verify={verify} resend={() => sendCode(msisdn)} />
    </>
  );
}

function Phone({ msisdn }: { msisdn: string }) {
  return <bdi dir="ltr" className="text-text font-semibold">{`+${msisdn}`}</bdi>;
}
