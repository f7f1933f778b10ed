import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'فعال‌سازی روی تلویزیون',
  'activate.text':
    '{brand} را روی تلویزیون باز کنید. کدی شش‌رقمی نشان می‌دهد. برای ورود روی تلویزیون، کد را اینجا وارد کنید.',
  'activate.code': 'کد را اینجا وارد کنید',
  'activate.submit': 'فعال‌سازی',
  'activate.goBack': 'به تلویزیون برگردید و از محتوای ویژه لذت ببرید',
  'activate.soon': 'کد شما به‌زودی فرستاده می‌شود.',
};
