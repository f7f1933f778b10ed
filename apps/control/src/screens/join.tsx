import type { Data } from '@kandil/contract';
import { invitation, join } from '@kandil/contract/staff';
import { Button, buttonClass } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { TextField } from '@kandil/ui/text-field.tsx';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasPasskeys, makePasskey } from '#src/data/passkey.ts';
import { problemText } from '#src/data/problem.ts';
import { request } from '#src/data/request.ts';
import { useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { useCall } from '#src/data/use-call.ts';
import { Gate } from '#src/frame/gate.tsx';
import { Avatar } from '#src/pieces/avatar.tsx';
import { Form } from '#src/pieces/form.tsx';
import { t } from '#src/texts/texts.tsx';

/** Joins the staff with an invitation, whose token is in the fragment: it reaches no log of a server. */
export function JoinScreen() {
  const token = useLocation().hash.slice(1);
  if (!token) return <Ended title={t('join.noToken')} text={t('join.noTokenText')} />;
  if (!hasPasskeys()) return <Gate title={t('passkey.tooOld')} text={t('passkey.tooOldText')} />;
  return <Invitation key={token} token={token} />;
}

const Ended = ({ title, text }: { title: string; text: string }) => (
  <Gate title={title} text={text}>
    <Link to="/" className={buttonClass({ look: 'line' }, 'w-full')}>
      {t('join.signIn')}
    </Link>
  </Gate>
);

function Invitation({ token }: { token: string }) {
  const { data, error, busy, reload } = useCall(invitation, { token });
  if (data) return <JoinForm token={token} invited={data} />;
  if (error === undefined)
    return (
      <Gate title={t('join.title')} text={t('join.text')}>
        <p role="status" className="sr-only">
          {t('app.loading')}
        </p>
        <Skeleton lifted className="mb-5 h-14" />
        <Skeleton lifted className="h-11" />
      </Gate>
    );
  if (isApiError(error) && error.code === 'LINK_EXPIRED')
    return <Ended title={t('join.ended')} text={t('join.endedText')} />;
  return (
    <Gate title={t('state.failed')}>
      <FormMessage text={problemText(error)} />
      <Button className="w-full" busy={busy} onClick={reload}>
        {t('act.tryAgain')}
      </Button>
    </Gate>
  );
}

interface JoinFormProps {
  token: string;
  invited: Data<typeof invitation>;
}

function JoinForm({ token, invited }: JoinFormProps) {
  const { mail, role, name: earlier } = invited;
  const [name, setName] = useState(earlier ?? '');
  const navigate = useNavigate();
  const enter = useAct(async () => {
    // The options of the first look may have run out.
    const { options } = await request(invitation, { token });
    const answer = await makePasskey(options);
    useSession.getState().begin(await request(join, { token, name: name.trim(), answer }));
    await navigate('/', { replace: true });
  });
  return (
    <Gate
      title={earlier === null ? t('join.title') : t('join.again', { name: earlier })}
      text={earlier === null ? t('join.text') : t('join.againText')}
      foot={t('join.what')}
    >
      <Form isValid={name.trim() !== ''} refused={enter.refused} onSend={() => void enter.start()}>
        {(isMarked) => (
          <>
            {enter.problem && <FormMessage text={enter.problem} />}
            <div className="rounded-tile border-line mb-5 flex items-center gap-3 border px-3.5 py-3">
              <Avatar name={mail} />
              <div className="min-w-0">
                <p className="truncate text-sm font-medium">{mail}</p>
                <p className="text-muted text-sm">{t(`role.${role}`)}</p>
              </div>
            </div>
            <TextField
              className="mb-6"
              label={t('join.name')}
              hint={t('join.nameHint')}
              error={
                (isMarked && name.trim() === '') || enter.refused.includes('name')
                  ? t('join.nameNeeded')
                  : undefined
              }
              autoComplete="name"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" className="w-full" busy={enter.busy}>
              {earlier === null ? t('join.button') : t('join.againButton')}
            </Button>
          </>
        )}
      </Form>
    </Gate>
  );
}
