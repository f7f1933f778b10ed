import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import { usePlayer, useUiState } from '#src/react/context.ts';
import { useSheet } from '#src/react/hooks/use-sheet.ts';
import type { ChoiceList } from './menu-list.tsx';
import { MenuList, MenuRadios } from './menu-list.tsx';
import type { MenuName } from '#src/react/ui-store.ts';

type PopoverProps = {
  readonly name: MenuName;
  readonly label: string;
  /** Read after the label when the button shows a value. */
  readonly value?: string | undefined;
  /** The content of the button. */
  readonly face: ReactNode;
  /** Lit while the setting is on. */
  readonly lit?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly className?: string | undefined;
  /** The content of the open panel. */
  readonly children: (panel: { readonly id: string; readonly close: () => void }) => ReactNode;
};

/** A button that opens a panel: a popover on wide players, a sheet on narrow ones. */
export function Popover({
  name,
  label,
  value,
  face,
  lit = false,
  shortcut,
  className = '',
  children,
}: PopoverProps) {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.menu === name);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = (): void => {
    ui.setState({ menu: null });
    trigger.current?.focus({ preventScroll: true });
  };

  return (
    <div className={`kp-anchor ${className}`}>
      <Button
        ref={trigger}
        label={value === undefined ? label : `${label} ${value}`}
        shortcut={shortcut}
        className={lit ? 'kp-lit' : ''}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => ui.setState({ menu: open ? null : name })}
      >
        {face}
      </Button>
      {open ? <Panel>{children({ id, close })}</Panel> : null}
    </div>
  );
}

function Panel({ children }: { readonly children: ReactNode }) {
  const { direction } = usePlayer();
  const panel = useRef<HTMLDivElement>(null);
  useSheet(panel);
  return (
    <div ref={panel} className="kp-panel" dir={direction}>
      {children}
    </div>
  );
}

/** A button that opens a list to choose one item from. */
export function Menu<Value>({
  choices,
  chosen,
  onChoose,
  ...popover
}: Omit<PopoverProps, 'children'> & ChoiceList<Value>) {
  const { label } = popover;
  return (
    <Popover {...popover}>
      {({ id, close }) => (
        <>
          <p className="kp-panel-title" aria-hidden="true">
            {label}
          </p>
          <MenuList id={id} label={label} onClose={close}>
            <MenuRadios choices={choices} chosen={chosen} onChoose={onChoose} onChosen={close} />
          </MenuList>
        </>
      )}
    </Popover>
  );
}
