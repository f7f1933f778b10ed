import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadNotice = async () => (await import('./stale-notice.tsx')).StaleNotice;

/** Where a page says that it is a copy; the code for it comes when it is one. */
export function StaleNoticeSlot({ stale = false }: { stale?: boolean | undefined }) {
  const { code: Notice } = useLazyModule(stale ? loadNotice : null);
  return Notice && <Notice />;
}
