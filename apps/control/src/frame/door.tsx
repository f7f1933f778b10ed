import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { Activity, useEffect, useEffectEvent } from 'react';
import { loadSelf } from '#src/data/request.ts';
import { ownerOf, useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { SignInScreen } from '#src/screens/sign-in.tsx';
import { t } from '#src/texts/texts.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';
import { Starting } from './starting.tsx';

/**
 * Shows the control room to signed-in staff. Others see the sign-in screen at the same address, so that afterwards they are where they
 * were. When a session runs out, its screens stay behind the sign-in, hidden and without effects: what was typed into forms and
 * dialogs is there again for the same person, and gone for anybody else.
 */
export function Door() {
  const self = useSession((session) => session.self);
  const owner = useSession(ownerOf);
  const look = useAct(loadSelf);
  const begin = useEffectEvent(() => {
    if (self === undefined) void look.start();
  });
  useEffect(() => begin(), []);
  if (owner)
    return (
      <>
        <Activity key={owner.id} mode={self ? 'visible' : 'hidden'}>
          <Frame />
        </Activity>
        {!self && <SignInScreen />}
      </>
    );
  if (self === null) return <SignInScreen />;
  if (look.problem === null) return <Starting />;
  return (
    <Gate title={t('state.failed')}>
      <FormMessage text={look.problem} />
      <Button className="w-full" busy={look.busy} onClick={() => void look.start()}>
        {t('act.tryAgain')}
      </Button>
    </Gate>
  );
}
