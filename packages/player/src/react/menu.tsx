import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { usePlayer, useUiState } from './context.ts';
import { CheckIcon } from './icons.tsx';
import type { MenuName } from './ui-store.ts';

export type Choice<Value> = {
  readonly value: Value;
  readonly text: string;
  readonly note?: string | undefined;
};

type MenuProps<Value> = {
  readonly name: MenuName;
  readonly label: string;
  /** Said after the label where the button shows a value. */
  readonly value?: string | undefined;
  /** What the button shows. */
  readonly face: ReactNode;
  /** Lit when the setting is in force. */
  readonly lit?: boolean | undefined;
  readonly shortcut?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** The place an arrow key leads to among `count` items; undefined for keys that lead nowhere. */
function nextIndex(code: string, index: number, count: number): number | undefined {
  if (code === 'ArrowDown') return (index + 1) % count;
  if (code === 'ArrowUp') return (index - 1 + count) % count;
  if (code === 'Home') return 0;
  return code === 'End' ? count - 1 : undefined;
}

type PanelProps<Value> = Pick<MenuProps<Value>, 'label' | 'choices' | 'chosen'> & {
  readonly id: string;
  readonly onChoose: (value: Value) => void;
  readonly onClose: () => void;
};

function Panel<Value>({ id, label, choices, chosen, onChoose, onClose }: PanelProps<Value>) {
  const { direction } = usePlayer();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    choices.findIndex(({ value }) => value === chosen),
  );

  useEffect(
    () =>
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }),
    [],
  );

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.code === 'Escape' || event.code === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
    const index = nextIndex(
      event.code,
      all.indexOf(document.activeElement as HTMLElement),
      all.length,
    );
    if (index === undefined) return;
    event.preventDefault();
    all[index]?.focus();
  };

  return (
    <div className="kp-panel" dir={direction}>
      <p className="kp-panel-title" aria-hidden="true">
        {label}
      </p>
      <div
        ref={list}
        id={id}
        className="kp-menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={press}
      >
        {choices.map(({ value, text, note }, index) => (
          <button
            key={text}
            type="button"
            className="kp-item"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChoose(value)}
          >
            <span className="kp-item-mark">{value === chosen ? <CheckIcon /> : null}</span>
            <bdi>{text}</bdi>
            {note === undefined ? null : (
              <span className="kp-item-note">
                <bdi>{note}</bdi>
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A button that opens a list to choose one from: a popover on wide players, a sheet on narrow ones. */
export function Menu<Value>({
  name,
  label,
  value,
  face,
  lit = false,
  shortcut,
  choices,
  chosen,
  onChoose,
}: MenuProps<Value>) {
  const { ui } = usePlayer();
  const open = useUiState((state) => state.menu === name);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  const close = (): void => {
    ui.setState({ menu: null });
    trigger.current?.focus({ preventScroll: true });
  };

  return (
    <div className="kp-anchor">
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
      {open ? (
        <Panel
          id={id}
          label={label}
          choices={choices}
          chosen={chosen}
          onClose={close}
          onChoose={(value) => {
            onChoose(value);
            close();
          }}
        />
      ) : null}
    </div>
  );
}
