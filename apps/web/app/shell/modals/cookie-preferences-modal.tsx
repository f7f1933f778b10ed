import { useState } from 'react';
import type { UiKey } from '@kandil/i18n';
import { CONSENT_KINDS, type ConsentKind, readConsent, useConsent } from '#app/browser/consent.ts';
import { keepsCookies } from '#app/browser/keeps-cookies.ts';
import { closeModal } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { Switch } from '@kandil/ui/switch.tsx';

const TITLES: Record<ConsentKind, UiKey> = {
  functionality: 'cookies.functionality',
  analytics: 'cookies.analytics',
  social: 'cookies.social',
};

export function CookiePreferencesModal() {
  const t = useT();
  const answer = useConsent((state) => state.answer);
  const [kinds, setKinds] = useState<ReadonlySet<ConsentKind>>(() => readConsent() ?? new Set());
  const [isBlocked, setBlocked] = useState(false);
  const toggle = (kind: ConsentKind) => {
    const next = new Set(kinds);
    if (!next.delete(kind)) next.add(kind);
    setKinds(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Not stored, the choice would be asked for again on the next page.
        const isStored = keepsCookies();
        setBlocked(!isStored);
        if (!isStored) return;
        answer([...kinds]);
        closeModal();
      }}
    >
      {isBlocked && <FormMessage text={t('cookies.needed')} />}
      <Switch checked disabled readOnly>
        {t('cookies.necessary')}
      </Switch>
      {CONSENT_KINDS.map((kind) => (
        <Switch key={kind} checked={kinds.has(kind)} onChange={() => toggle(kind)}>
          {t(TITLES[kind])}
        </Switch>
      ))}
      <Button type="submit" className="mt-5 w-full">
        {t('cookies.save')}
      </Button>
    </form>
  );
}
