import { auth } from '@kandil/contract';
import { type Control, Controller } from 'react-hook-form';
import { CodeField } from '@kandil/ui/forms/code-field.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { PasswordField } from '@kandil/ui/forms/password-field.tsx';
import { passwordProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useFirstField, useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { browserApi } from '#app/data/client/api.ts';
import { closeModal, type ModalParams, openModal } from '#app/domain/prompt/modal-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { PIN_LENGTH, pinProblem } from '#app/domain/profile/pin.ts';
import { Button } from '@kandil/ui/button.tsx';

interface PinValues {
  pin: string;
  password: string;
}

/** Sets, changes or removes a profile's PIN; it requires the account's password. */
export function ProfilePinModal(params: ModalParams['profilePin']) {
  const t = useT();
  const { account } = useStart();
  return (
    <>
      {account?.hasPassword === false ? <NoPassword /> : <PinForm {...params} />}
      {params.offeredFor !== undefined && (
        <Button look="plain" className="mt-3 w-full" onClick={closeModal}>
          {t('pin.notNow')}
        </Button>
      )}
    </>
  );
}

function PinForm({ profileId, remove, offeredFor, onSaved }: ModalParams['profilePin']) {
  const t = useT();
  const worded = useWorded();
  const form = useApiForm<PinValues>({ pin: '', password: '' }, async ({ pin, password }) => {
    await browserApi(auth.profilePin, { id: profileId, pin: remove ? null : pin, password });
    closeModal();
    onSaved(!remove);
  });
  const { control, register, formState, failure, busy } = form;
  useFirstField(form, remove ? 'password' : 'pin');
  if (failure?.code === 'PASSWORD_MISSING') return <NoPassword />;
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {failure && failure.code !== 'WRONG_PASSWORD' && <FormMessage text={failure.message} />}
      {offeredFor !== undefined && <p className="mb-3">{t('pin.offer', { name: offeredFor })}</p>}
      <p className="text-muted mb-5">{t(remove ? 'pin.removeText' : 'pin.setText')}</p>
      {!remove && <NewPinField control={control} />}
      <div className="mt-5">
        <PasswordField
          label={t('field.password')}
          error={formState.errors.password?.message}
          {...register('password', { validate: (value) => worded(passwordProblem(value)) })}
        />
      </div>
      <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
        {t(remove ? 'profile.removePin' : 'profile.save')}
      </Button>
    </form>
  );
}

function NewPinField({ control }: { control: Control<PinValues> }) {
  const t = useT();
  const worded = useWorded();
  return (
    <Controller
      control={control}
      name="pin"
      rules={{ validate: (pin) => worded(pinProblem(pin), { length: PIN_LENGTH }) }}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <CodeField
          ref={ref}
          label={t('pin.new')}
          length={PIN_LENGTH}
          secret
          value={value}
          error={fieldState.error?.message ?? null}
          onChange={onChange}
        />
      )}
    />
  );
}

/** An account from Google, Facebook or Apple has no password to confirm with: a mailed link sets one. */
function NoPassword() {
  const t = useT();
  const { account } = useStart();
  return (
    <>
      <p className="text-muted mb-6">{t('pin.noPassword')}</p>
      <Button
        size="large"
        className="w-full"
        onClick={() => openModal('login', { form: 'forgotPassword', email: account?.email ?? '' })}
      >
        {t('pin.sendLink')}
      </Button>
    </>
  );
}
