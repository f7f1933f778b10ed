/** Shares of errors and of traces that are reported (ERROR-11, ERROR-12). */
export const ERROR_SAMPLE = 0.25;
export const TRACE_SAMPLE = 0.2;

/** How browsers and servers report errors. */
export interface ReportSettings {
  /** Address of a project of a collector that speaks Sentry's protocol: `https://key@host/project`. */
  dsn: string;
  environment: string;
  /** Version of the product. */
  release: string;
  errorSample: number;
  traceSample: number;
}

/**
 * Whether something that is reported in this share is reported this time.
 * @param random of 0 to 1, without 1
 */
export const isSampled = (share: number, random: () => number): boolean => random() < share;
