import { purchase } from '@kandil/contract';
import type { Withdrawal } from '@kandil/contract/purchase';
import { useState } from 'react';
import FileXIcon from 'lucide-react/icons/file-x';
import { browserApi } from '#app/data/client/api.ts';
import { useStart } from '#app/data/start/start.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { fullNameProblem } from '@kandil/ui/forms/rules.ts';
import { useApiForm } from '@kandil/ui/forms/use-api-form.ts';
import { useWorded } from '@kandil/ui/forms/form-hooks.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { Facts } from './facts.tsx';
import { Done, Over } from './outcome.tsx';
import { Panel } from './panel.tsx';

/** A member withdraws: the statement, its confirmation, the outcome. */
export function OwnWithdrawal({ own }: { own: Withdrawal | null }) {
  const reloadAccount = useReloadAccount();
  const fullName = useStart().account?.fullName ?? '';
  const [name, setName] = useState<string | null>(null);
  const [stated, setStated] = useState<Withdrawal | null>(null);
  const [done, setDone] = useState<Withdrawal | null>(null);
  if (done) return <Done of={done} focused />;
  if (stated)
    return (
      <ConfirmStep
        of={stated}
        onBack={() => setStated(null)}
        confirm={async () => {
          const withdrawalId = stated.id ?? '';
          setDone((await browserApi(purchase.withdrawConfirm, { withdrawalId })).data);
          await reloadAccount();
        }}
      />
    );
  if (!own) return <Nothing />;
  if (own.state === 'WITHDRAWN') return <Done of={own} focused={false} />;
  if (own.state === 'OVER') return <Over of={own} />;
  return (
    <Statement
      of={own}
      name={name ?? fullName}
      returned={name !== null}
      state={async (typed) => {
        setName(typed);
        const { data } = await browserApi(purchase.withdraw, { fullName: typed });
        if (data.state === 'WITHDRAWN') setDone(data);
        else setStated(data);
      }}
    />
  );
}

function Nothing() {
  const t = useT();
  return (
    <EmptyState
      icon={<FileXIcon aria-hidden />}
      title={t('withdrawal.none')}
      text={t('withdrawal.noneText')}
      action={<ButtonLink to={paths.subscriptionPlans()}>{t('settings.seePlans')}</ButtonLink>}
    />
  );
}

interface StatementProps {
  of: Withdrawal;
  name: string;
  /** From the second step: the heading gets the focus. */
  returned: boolean;
  state(fullName: string): Promise<void>;
}

function Statement({ of, name, returned, state }: StatementProps) {
  const t = useT();
  const worded = useWorded();
  const { account } = useStart();
  const address = account?.email ?? account?.msisdn;
  const { register, formState, failure, busy, onSubmit } = useApiForm<{ fullName: string }>(
    { fullName: name },
    ({ fullName }) => state(fullName.trim()),
  );
  return (
    <Panel step={1} title={t('withdrawal.state')} focused={returned}>
      <Facts of={of} />
      <form noValidate onSubmit={onSubmit}>
        {failure && <FormMessage text={failure.message} />}
        <TextField
          label={t('withdrawal.name')}
          autoComplete="name"
          maxLength={64}
          error={formState.errors.fullName?.message}
          hint={address ? t('withdrawal.mailTo', { address }) : undefined}
          {...register('fullName', { validate: (value) => worded(fullNameProblem(value)) })}
        />
        <Button type="submit" size="large" className="mt-6 w-full" busy={busy}>
          {t('withdrawal.state')}
        </Button>
      </form>
    </Panel>
  );
}
