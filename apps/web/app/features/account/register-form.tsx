import { FormProvider } from 'react-hook-form';
import { useBotCheck } from './bot-check/bot-check.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { useClientTexts } from '#app/data/session/sign-in.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Checkbox } from '@kandil/ui/checkbox.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { emailProblem } from '#app/domain/contact/email-or-phone.ts';
import { fullNameProblem, termsProblem } from '@kandil/ui/forms/rules.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { EmailField } from '#app/domain/contact/email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { finishSignUp, signUp, type SignUpValues } from './sign-up.ts';
import { useReference } from './use-reference.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';

// No control or bidirectional formatting characters (SEC-6).
const IN_NAMES = /[^\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export function RegisterForm({ email, channel }: { email: string; channel?: string }) {
  const t = useT();
  const { base } = useWords();
  const worded = useWorded();
  const texts = useClientTexts();
  const person = useBotCheck('SIGNUP');
  const referenceCode = useReference();
  const empty: SignUpValues = {
    fullName: '',
    email,
    password: '',
    repeatPassword: '',
    terms: false,
  };

  const form = useApiForm<SignUpValues>(empty, async (values) => {
    // A notification has reported a failed bot check; the form stays as it is.
    const proof = await person().catch(() => null);
    if (!proof) return;
    const details = {
      ...(channel && { channel }),
      ...(referenceCode && { referenceCode }),
      ...proof,
    };
    const { otpRequired } = await signUp(values, details, texts);
    if (otpRequired) openModal('oneTimeCode', { account: values.email.trim() }, true);
    else finishSignUp(base, t('signUp.done'));
  });
  const { register, formState, failure, busy } = form;
  const { errors } = formState;
  useFirstField(form, 'fullName');

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && (
        <FormMessage text={failure.message}>
          {failure.code === 'EMAIL_TAKEN' && (
            <button
              type="button"
              className="text-gold hover:text-gold-bright min-h-11 font-semibold"
              onClick={() => openModal('login', { email: form.getValues('email') })}
            >
              {t('account.logIn')}
            </button>
          )}
        </FormMessage>
      )}
      <div className="space-y-4">
        <TextField
          label={t('field.fullName')}
          autoComplete="name"
          maxLength={64}
          allow={IN_NAMES}
          error={errors.fullName?.message}
          {...register('fullName', { validate: (value) => worded(fullNameProblem(value)) })}
        />
        <EmailField
          error={errors.email?.message}
          {...register('email', { validate: (value) => worded(emailProblem(value)) })}
        />
        <FormProvider {...form}>
          <NewPasswordFields known={form.watch(['fullName', 'email'])} />
        </FormProvider>
      </div>
      <div className="my-4">
        <Checkbox
          error={errors.terms?.message}
          {...register('terms', { validate: (value) => worded(termsProblem(value)) })}
        >
          <RichText text={t('signUp.terms')} name="terms">
            <Link
              to={paths.termsOfUse()}
              target="_blank"
              className="text-text hover:text-gold underline underline-offset-4"
            >
              {t('payment.termsLink')}
            </Link>
          </RichText>
        </Checkbox>
      </div>
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {t('signUp.title')}
      </Button>
    </form>
  );
}
