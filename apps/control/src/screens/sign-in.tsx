import { signIn, signInOptions } from '@kandil/contract/staff';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import FingerprintIcon from 'lucide-react/icons/fingerprint-pattern';
import { hasPasskeys, showPasskey } from '#src/data/passkey.ts';
import { request } from '#src/data/request.ts';
import { useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { Gate } from '#src/frame/gate.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { t } from '#src/texts/texts.tsx';
import { DemoRoles } from './demo-roles.tsx';

/** Signs in with a passkey. Where the person was, the page appears then. */
export function SignInScreen() {
  const { reason, begin } = useSession();
  const enter = useAct(async () => {
    const answer = await showPasskey(await request(signInOptions, {}));
    begin(await request(signIn, { answer }));
  });
  if (!hasPasskeys()) return <Gate title={t('passkey.tooOld')} text={t('passkey.tooOldText')} />;
  return (
    <Gate title={t('signIn.title')} text={t('signIn.text')} foot={t('signIn.lost')}>
      {enter.problem ? (
        <FormMessage text={enter.problem} />
      ) : (
        reason && <Notice tone="info" text={t(`signIn.${reason}`)} className="mb-5" />
      )}
      <Button
        className="w-full"
        busy={enter.busy}
        icon={<FingerprintIcon className="size-4.5" aria-hidden />}
        onClick={() => void enter.start()}
      >
        {t('signIn.button')}
      </Button>
      <DemoRoles />
    </Gate>
  );
}
