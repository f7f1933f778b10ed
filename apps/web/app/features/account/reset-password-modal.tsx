import { auth } from '@kandil/contract';
import { useCallback } from 'react';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useQuery } from '#app/data/queries/use-query.ts';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { isUselessLink, UselessLink } from './useless-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const looking = (
  <p className="flex justify-center py-10">
    <Spinner className="text-gold size-8" />
  </p>
);

/** MODAL-10: sets a new password with the token of a mailed link, if the token is still valid. */
export function ResetPasswordModal({ token }: { token: string }) {
  const validate = useCallback(
    async () => (await browserApi(auth.forgotPasswordValidateToken, { token })).data,
    [token],
  );
  const query = useQuery(validate);
  const { error } = query;
  if (isApiError(error) && isUselessLink(error.code))
    return <UselessLink text={error.message} email="" />;
  return (
    <QueryResult query={query} skeleton={looking}>
      {({ email, isDone }) =>
        isDone ? (
          <Done />
        ) : (
          <>
            {email && (
              <p className="text-muted mb-5">
                <bdi dir="ltr">{email}</bdi>
              </p>
            )}
            {/* The service masks the address: its owner recognises it, but a login cannot use it. */}
            <NewPasswordForm token={token} email="" />
          </>
        )
      }
    </QueryResult>
  );
}

/** The link has set a password already: there is nothing left but to log in with it. */
function Done() {
  const t = useT();
  return (
    <>
      <FormMessage tone="success" text={t('reset.isDone')} />
      <Button size="large" className="w-full" onClick={() => openModal('login', {})}>
        {t('account.logIn')}
      </Button>
    </>
  );
}
