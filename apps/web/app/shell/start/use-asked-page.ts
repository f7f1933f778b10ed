import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ACTIVATION_CODE } from '#app/ui/forms/activation-code.ts';
import { codeDigits } from '#app/ui/forms/digits.ts';
import { paths } from '#app/paths.ts';

/**
 * An activation code in the query leads to its page from wherever the address points (SHELL-24, SPEC-D11). What
 * is no six digits is somebody else's: other parties call theirs `code` as well.
 */
export function useAskedPage(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const code = codeDigits(new URLSearchParams(search).get('code') ?? '', 7);
    if (ACTIVATION_CODE.test(code) && !pathname.startsWith(paths.activate()))
      void navigate(paths.activate(code), { replace: true });
  }, [pathname, search, navigate]);
}
