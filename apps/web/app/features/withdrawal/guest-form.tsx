import { momentText } from '@kandil/i18n/formats';
import { purchase } from '@kandil/contract';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { browserApi } from '#app/data/client/api.ts';
import { EmailOrPhoneField } from '#app/domain/contact/email-or-phone-field.tsx';
import {
  asLoginName,
  type EmailOrPhone,
  emailOrPhoneProblem,
  shownName,
  typedBefore,
} from '#app/domain/contact/email-or-phone.ts';
import { useSettledNumber } from '#app/domain/contact/use-countries.ts';
import { askToLogIn } from '#app/domain/prompt/ask-to-log-in.ts';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { fullNameProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { Panel } from './panel.tsx';

interface Values {
  fullName: string;
  name: EmailOrPhone;
  receiptNumber: string;
}

interface SentStatement {
  at: string;
  address: string;
}

/** The first step without login. The answer is the same for every input; the message tells what was found. */
export function GuestForm() {
  const { t, language } = useWords();
  const [sent, setSent] = useState<SentStatement | null>(null);
  const [typed, setTyped] = useState<Values>({
    fullName: '',
    name: typedBefore(''),
    receiptNumber: '',
  });
  if (sent)
    return (
      <Panel title={t('withdrawal.sent')} focused>
        <p className="mb-6">
          {t('withdrawal.sentText', {
            time: momentText(new Date(sent.at), language),
            address: sent.address,
          })}
        </p>
        <Button look="line" onClick={() => setSent(null)}>
          {t('withdrawal.again')}
        </Button>
      </Panel>
    );
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {t('withdrawal.logInText')}
        <Button look="line" onClick={askToLogIn}>
          {t('account.logIn')}
        </Button>
      </p>
      <Form
        typed={typed}
        onSent={(values, at) => {
          setTyped(values);
          setSent({ at, address: shownName(values.name) });
        }}
      />
    </>
  );
}

function Form({ typed, onSent }: { typed: Values; onSent(values: Values, at: string): void }) {
  const { t } = useWords();
  const worded = useWorded();
  const settled = useSettledNumber();
  const { control, register, formState, failure, busy, onSubmit } = useApiForm<Values>(
    typed,
    async (values) => {
      const name = await settled(values.name);
      const { data } = await browserApi(purchase.withdrawByName, {
        fullName: values.fullName.trim(),
        ...asLoginName(name),
        ...(values.receiptNumber.trim() && { receiptNumber: values.receiptNumber.trim() }),
      });
      onSent({ ...values, name }, data.statedAt);
    },
  );
  return (
    <Panel step={1} title={t('withdrawal.guest')}>
      <p className="text-muted mb-6">{t('withdrawal.guestText')}</p>
      <form noValidate onSubmit={onSubmit} className="space-y-4">
        {failure && <FormMessage text={failure.message} />}
        <TextField
          label={t('withdrawal.name')}
          autoComplete="name"
          maxLength={64}
          error={formState.errors.fullName?.message}
          {...register('fullName', { validate: (value) => worded(fullNameProblem(value)) })}
        />
        <Controller
          control={control}
          name="name"
          rules={{ validate: (value) => worded(emailOrPhoneProblem(value, 'either')) }}
          render={({ field, fieldState }) => (
            <EmailOrPhoneField {...field} error={fieldState.error?.message} />
          )}
        />
        <TextField
          label={t('withdrawal.receiptNumber')}
          hint={t('withdrawal.receiptHint')}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          {...register('receiptNumber')}
        />
        <Button type="submit" size="large" className="w-full" busy={busy}>
          {t('withdrawal.state')}
        </Button>
      </form>
    </Panel>
  );
}
