import UsersIcon from 'lucide-react/icons/users';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { Skeletons } from '@kandil/ui/skeletons.tsx';

/** Replaces the profiles for guests, who are asked to log in. */
export function WithoutAccount() {
  return (
    <LogInFirst
      icon={<UsersIcon aria-hidden />}
      title="profiles.guest"
      text="profiles.guestText"
      waiting={
        <Skeletons
          className="mt-14 flex justify-center gap-8"
          each="rounded-sheet size-32 sm:size-44"
        />
      }
    />
  );
}
