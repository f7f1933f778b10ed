import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useRef } from 'react';
import { Button } from '#src/react/ui/button.tsx';
import { usePlayer } from '#src/react/context.ts';
import { useSheet } from '#src/react/hooks/use-sheet.ts';
import { BackIcon } from '#src/react/ui/icons.tsx';
import { keyOf } from '#src/react/ui/menu-keys.ts';

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the whole panel and returns the focus. */
export const useClosePanel = (): (() => void) => useContext(CloseContext);

const first = '[tabindex="0"], input:checked, button:not([tabindex="-1"])';

/** The frame of a page: takes the focus, closes on Escape and when Tab leaves it, and publishes its height. */
export function PanelFrame({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { direction } = usePlayer();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const body = panel.current?.querySelector('[data-body]');
    body?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, []);
  useSheet(panel);

  return (
    <div
      ref={panel}
      className="kp-panel"
      dir={direction}
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onBlur={(event) => {
        // The focus moves on with Tab: the panel closes.
        const to = event.relatedTarget;
        const own = event.currentTarget.parentElement;
        if (to !== null && own?.contains(to) === false) onClose();
      }}
    >
      <CloseContext value={onClose}>{children}</CloseContext>
    </div>
  );
}

type PageHeadProps = { readonly title: string };

/** The title of a page, with a button back to the languages. */
export function PageHead({ title }: PageHeadProps) {
  const { ui, t } = usePlayer();
  return (
    <div className="kp-page-head">
      <Button label={t('captions.back')} onClick={() => ui.setState({ menu: 'subtitles' })}>
        <BackIcon />
      </Button>
      <p className="kp-panel-title">{title}</p>
    </div>
  );
}
