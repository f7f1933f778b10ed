import type { Figure as FigureOf } from '@kandil/contract/control/numbers';
import type { ReactNode } from 'react';
import { t } from '#src/texts/texts.tsx';
import { changeText, type Write } from './words.ts';

interface TileProps {
  name: string;
  value: string;
  text: string;
}

/** A key figure on a card. */
export const Tile = ({ name, value, text }: TileProps) => (
  <div className="rounded-sheet border-line bg-raised shadow-card flex flex-col gap-1 border px-4 py-3.5">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="display text-2xl tabular-nums">{value}</dd>
    <dd className="text-muted text-xs">{text}</dd>
  </div>
);

/** Key figures beside one another. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-4">{children}</dl>
);

interface FigureProps {
  name: string;
  figure: FigureOf;
  write: Write;
  /** In place of a number that is not shown. */
  none?: string;
}

/** A number of the range with its change against the period before. */
export const Figure = ({ name, figure, write, none = t('numbers.few') }: FigureProps) => (
  <Tile
    name={name}
    value={figure.now === null ? none : write(figure.now)}
    text={changeText(figure, write)}
  />
);
