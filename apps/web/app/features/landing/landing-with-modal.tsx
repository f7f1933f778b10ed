import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { paths } from '#app/paths.ts';
import { LandingPage } from './landing-page.tsx';
import type { LandingProps } from './loaders.ts';

/** The landing page with a form over it (SPEC-D10); closing the form leads to the landing page. */
export function LandingWithModal({ data, onOpen }: { data: LandingProps; onOpen(): void }) {
  const navigate = useNavigate();
  const open = useEffectEvent(onOpen);
  useEffect(() => open(), []);
  useModalClosed(() => void navigate(paths.landing(), { replace: true }));
  return <LandingPage {...data} />;
}
