import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { BackIcon, CheckIcon, ForwardIcon } from './icons.tsx';
import { keyOf, moveInMenu } from './menu-keys.ts';

type MenuListProps = {
  readonly id?: string | undefined;
  readonly label: string;
  readonly onClose: () => void;
  /** Goes one page up; without it Escape closes. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A menu with its keyboard behaviour (WAI-ARIA APG). The checked item gets the focus. */
export function MenuList({ id, label, onClose, onBack, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = list.current;
    const first = items?.querySelector<HTMLElement>('[aria-checked="true"], [data-first]');
    (first ?? items?.querySelector<HTMLElement>('[role^="menuitem"]'))?.focus();
  }, []);

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const leave = { Tab: onClose, Escape: onBack ?? onClose }[keyOf(event)];
    if (leave === undefined) {
      moveInMenu(event, onBack ?? onClose);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    leave();
  };

  return (
    <div
      ref={list}
      id={id}
      className="kp-menu"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

type ItemProps = {
  readonly text: string;
  readonly note?: string | undefined;
};

function Note({ note }: { readonly note: string | undefined }) {
  return note === undefined ? null : (
    <span className="kp-item-note">
      <bdi>{note}</bdi>
    </span>
  );
}

function MenuRadio({
  text,
  note,
  chosen,
  onChoose,
}: ItemProps & { readonly chosen: boolean; readonly onChoose: () => void }) {
  return (
    <button
      type="button"
      className="kp-item"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      onClick={onChoose}
    >
      <span className="kp-item-mark">{chosen ? <CheckIcon /> : null}</span>
      <bdi>{text}</bdi>
      <Note note={note} />
    </button>
  );
}

export type Choice<Value> = {
  readonly value: Value;
  readonly text: string;
  readonly note?: string | undefined;
};

/** A list to choose one item from. */
export type ChoiceList<Value> = {
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** The radio items of a list. */
export function MenuRadios<Value>({
  choices,
  chosen,
  onChoose,
  onChosen,
}: ChoiceList<Value> & { readonly onChosen: () => void }) {
  return choices.map(({ value, text, note }) => (
    <MenuRadio
      key={String(value)}
      text={text}
      note={note}
      chosen={value === chosen}
      onChoose={() => {
        onChoose(value);
        onChosen();
      }}
    />
  ));
}

/** A checkbox item. */
export function MenuSwitch({
  text,
  on,
  onToggle,
}: Pick<ItemProps, 'text'> & { readonly on: boolean; readonly onToggle: () => void }) {
  return (
    <button
      type="button"
      className="kp-item kp-item-link"
      role="menuitemcheckbox"
      aria-checked={on}
      tabIndex={-1}
      onClick={onToggle}
    >
      <bdi>{text}</bdi>
      {on ? <CheckIcon /> : null}
    </button>
  );
}

/** An item that opens a page or runs an action. */
export function MenuLink({
  text,
  note,
  leads = true,
  first = false,
  onOpen,
}: ItemProps & {
  /** It opens a page. */
  readonly leads?: boolean;
  /** Gets the focus when the list opens. */
  readonly first?: boolean;
  readonly onOpen: () => void;
}) {
  return (
    <button
      type="button"
      className="kp-item kp-item-link"
      role="menuitem"
      aria-haspopup={leads ? 'menu' : undefined}
      tabIndex={-1}
      data-first={first || undefined}
      onClick={onOpen}
    >
      <bdi>{text}</bdi>
      <Note note={note} />
      {leads ? <ForwardIcon /> : null}
    </button>
  );
}

/** The page's title, which goes one page up. */
export function MenuBack({
  label,
  text,
  onBack,
}: {
  readonly label: string;
  readonly text: string;
  readonly onBack: () => void;
}) {
  return (
    <button
      type="button"
      className="kp-item kp-item-back"
      role="menuitem"
      aria-label={`${label}: ${text}`}
      tabIndex={-1}
      onClick={onBack}
    >
      <BackIcon />
      <bdi>{text}</bdi>
    </button>
  );
}
