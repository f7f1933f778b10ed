import UsersIcon from 'lucide-react/icons/users';
import { askToLogIn } from '#app/domain/prompt/ask-to-log-in.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** A guest is asked to log in; a member whose session is being refreshed waits. */
export function WithoutAccount() {
  const t = useT();
  const { sessionPending } = useStart();
  if (sessionPending)
    return (
      <div className="mt-14 flex justify-center gap-8">
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} className="rounded-sheet size-32 sm:size-44" />
        ))}
      </div>
    );
  return (
    <EmptyState
      icon={<UsersIcon aria-hidden />}
      title={t('profiles.guest')}
      text={t('profiles.guestText')}
      action={<Button onClick={askToLogIn}>{t('account.logIn')}</Button>}
    />
  );
}
