import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ACTIVATION_CODE } from '@kandil/ui/forms/activation-code.ts';
import { codeDigits } from '@kandil/contract/pasted';
import { paths } from '#app/paths.ts';

/**
 * An activation code in the query opens the activation page from any address (SHELL-24, SPEC-D11). A `code` that is not
 * six digits belongs to another party.
 */
export function useActivationAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const code = codeDigits(new URLSearchParams(search).get('code') ?? '', 7);
    if (ACTIVATION_CODE.test(code) && !pathname.startsWith(paths.activate()))
      void navigate(paths.activate(code), { replace: true });
  }, [pathname, search, navigate]);
}
