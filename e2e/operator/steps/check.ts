import type { Browser } from '@playwright/test';
import type { Service } from '../check/service.ts';
import type { Visitor } from '../check/visitor.ts';

export interface OperatorOptions {
  /** An empty folder, for the operator's files and the data folder of the product. */
  folder: string;
  browser: Browser;
  /** Also ingests the films with much to encode: high dynamic range, interlaced, the other episodes. */
  isWhole: boolean;
  /** Ends commands that run. */
  signal?: AbortSignal;
}

/** What the steps of one run share. */
export interface Check extends OperatorOptions {
  now: number;
  /** The product; from the first step on. */
  service(): Service;
  /** A visitor from Türkiye; from the first step on. */
  visitor(): Visitor;
  at(...names: string[]): string;
}
