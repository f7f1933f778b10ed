import { useState } from 'react';
import { usePageShown } from '#app/browser/use-page-shown.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { useReference } from '../use-reference.ts';
import { beginSocial } from './begin.ts';
import { ProviderMark } from './marks.tsx';
import type { PendingSocial } from './pending.ts';
import { type MediaType, PROVIDERS } from './providers.ts';

/** Continue with Google, Facebook, Apple: the configured ones (LOGIN-02, SIGNUP-11). */
export function SocialButtons({ purpose }: { purpose: PendingSocial['purpose'] }) {
  const t = useT();
  const { config } = useStart();
  const referenceCode = useReference() ?? null;
  const [busy, setBusy] = useState<MediaType | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  usePageShown(() => setBusy(null));

  const begin = async (mediaType: MediaType) => {
    setBusy(mediaType);
    setFailure(null);
    try {
      const { pathname, search } = window.location;
      await beginSocial(mediaType, { purpose, referenceCode, returnTo: pathname + search });
    } catch (error) {
      setBusy(null);
      setFailure(errorText(error, t));
    }
  };

  if (config.socialProviders.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5">
      {config.socialProviders.map((mediaType) => (
        <Button
          key={mediaType}
          look="line"
          className="w-full"
          icon={<ProviderMark mediaType={mediaType} />}
          busy={busy === mediaType}
          onClick={() => void begin(mediaType)}
        >
          {t(PROVIDERS[mediaType].button)}
        </Button>
      ))}
      <p role="alert" className="text-ruby-bright text-sm empty:hidden">
        {failure}
      </p>
    </div>
  );
}
