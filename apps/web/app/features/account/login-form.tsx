import { Controller } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { asPerson, useBotCheck } from './bot-check/bot-check.ts';
import { actForProfile } from '#app/domain/profile/after-choice.ts';
import { nextPlace } from '#app/domain/intent/next-place.ts';
import { closeModalOf, type GoOn, openModal } from '#app/domain/prompt/modal-store.ts';
import { logIn, useClientTexts, useReloadData } from '#app/data/session/sign-in.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { Checkbox } from '@kandil/ui/checkbox.tsx';
import { EmailOrPhoneField } from '#app/domain/contact/email-or-phone-field.tsx';
import {
  asLoginName,
  type EmailOrPhone,
  emailOrPhoneProblem,
  shownName,
  typedBefore,
} from '#app/domain/contact/email-or-phone.ts';
import { useSettledNumber } from '#app/domain/contact/use-countries.ts';
import { passwordProblem } from '@kandil/ui/forms/rules.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { SocialAlternative } from './social/social-alternative.tsx';

interface LoginValues {
  name: EmailOrPhone;
  password: string;
  rememberMe: boolean;
}

interface LoginFormProps {
  email: string;
  notice?: string;
  goOn?: GoOn;
  /** `goOn` changes what is a profile's, such as its list. */
  ofProfile?: boolean;
  /** @param typed the name field's value, when it is not a phone number */
  onForgotPassword(typed: string): void;
}

export function LoginForm({ email, notice, goOn, ofProfile, onForgotPassword }: LoginFormProps) {
  const t = useT();
  const worded = useWorded();
  const texts = useClientTexts();
  const reloadData = useReloadData();
  const person = useBotCheck('LOGIN', false);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const settled = useSettledNumber();
  const form = useApiForm<LoginValues>(
    { name: typedBefore(email), password: '', rememberMe: false },
    async (values) => {
      const { password, rememberMe } = values;
      const name = await settled(values.name);
      const credentials = { ...asLoginName(name), password };
      const answer = await asPerson(person, (fields) =>
        logIn({ ...credentials, ...fields }, rememberMe, texts),
      );
      if (!answer) return;
      if (answer.otpRequired) {
        openModal('oneTimeCode', { account: shownName(name) }, true);
        return;
      }
      await reloadData();
      // The shell may have opened another modal for the member by now.
      closeModalOf('login');
      if (goOn && ofProfile) return actForProfile(pathname, goOn);
      if (goOn) return void goOn();
      const next = nextPlace(pathname);
      if (next) await navigate(next);
    },
  );
  const { control, register, formState, failure, busy } = form;
  useFirstField(form, email ? 'password' : 'name');
  const typed = () => {
    const { isPhone, text } = form.getValues('name');
    return isPhone ? '' : text;
  };

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {notice && !failure && <FormMessage tone="success" text={notice} />}
      {failure && <FormMessage text={failure.message} />}
      <Controller
        control={control}
        name="name"
        rules={{ validate: (value) => worded(emailOrPhoneProblem(value, 'either')) }}
        render={({ field, fieldState }) => (
          <EmailOrPhoneField {...field} error={fieldState.error?.message} />
        )}
      />
      <div className="mt-4">
        <PasswordField
          label={t('field.password')}
          error={formState.errors.password?.message}
          {...register('password', { validate: (value) => worded(passwordProblem(value)) })}
        />
      </div>
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...register('rememberMe')}>{t('login.rememberMe')}</Checkbox>
        <button
          type="button"
          className="hover:text-gold min-h-11 text-sm underline underline-offset-4"
          onClick={() => onForgotPassword(typed())}
        >
          {t('login.forgot')}
        </button>
      </div>
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {t('account.logIn')}
      </Button>
      <SocialAlternative />
      <p className="text-muted mt-5 text-center text-sm">
        {t('login.newHere')}{' '}
        <button
          type="button"
          className="text-gold hover:text-gold-bright min-h-11 font-semibold"
          onClick={() => openModal('register', { email: typed() })}
        >
          {t('signUp.title')}
        </button>
      </p>
    </form>
  );
}
