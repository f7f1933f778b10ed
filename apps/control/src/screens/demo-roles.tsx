import { demoSignIn, entrance } from '@kandil/contract/staff';
import type { Role } from '@kandil/contract/staff/permissions';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useSession } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { useCall } from '#src/data/use-call.ts';
import { t } from '#src/texts/texts.tsx';

/** Where the product is a demo, one click signs in as somebody of a role. */
export function DemoRoles() {
  const { begin } = useSession();
  const roles = useCall(entrance, {}).data?.demoRoles ?? [];
  const [chosen, setChosen] = useState<Role | null>(null);
  const enter = useAct(async (role: Role) => begin(await request(demoSignIn, { role })));
  if (roles.length === 0) return null;
  return (
    <section className="border-line mt-6 border-t pt-5" aria-labelledby="demo-roles">
      <h2 id="demo-roles" className="text-muted mb-3 text-sm">
        {t('signIn.demo')}
      </h2>
      {enter.problem && <FormMessage text={enter.problem} />}
      <ul className="grid grid-cols-2 gap-2">
        {roles.map((role) => (
          <li key={role} className="only:col-span-2 last:odd:col-span-2">
            <Button
              look="line"
              size="small"
              className="w-full"
              busy={enter.busy && chosen === role}
              onClick={() => {
                setChosen(role);
                void enter.start(role);
              }}
            >
              {t(`role.${role}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
