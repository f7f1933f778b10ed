import { addressPattern, scrubText } from './scrub.ts';

interface Frame {
  filename?: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app?: boolean;
}

interface ExceptionValue {
  type?: string;
  value?: string;
  mechanism?: { type: string; handled?: boolean };
  stacktrace?: { frames?: Frame[] };
}

/** What happened on the page before an error. */
export interface Crumb {
  category?: string;
  message?: string;
  timestamp?: number;
}

interface Span {
  trace_id: string;
  span_id: string;
  parent_span_id?: string;
  op?: string;
  description?: string;
  start_timestamp: number;
  timestamp?: number;
}

/** The fields of an event of Sentry's protocol that are sent: https://develop.sentry.dev/sdk/data-model/event-payloads */
export interface ReportEvent {
  event_id?: string;
  type?: string | undefined;
  timestamp?: number;
  start_timestamp?: number;
  platform?: string;
  level?: string;
  release?: string;
  environment?: string;
  transaction?: string;
  fingerprint?: string[];
  message?: string;
  exception?: { values?: ExceptionValue[] };
  breadcrumbs?: Crumb[];
  tags?: Record<string, unknown>;
  contexts?: Record<string, Record<string, unknown> | undefined>;
  user?: { id?: string | number };
  spans?: Span[];
  measurements?: Record<string, { value: number; unit: string }>;
  sdk?: object;
}

/** Fields that the product or its reporter sets: no text of a visitor is in them. */
const OWN_FIELDS = [
  'event_id',
  'type',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'transaction',
  'fingerprint',
  'tags',
  'measurements',
  'sdk',
] as const;

/**
 * A copy of an event with only the known fields, each without personal data. What a later version of the client adds is
 * left out until it is added here.
 * @param personal words of the visitor, such as their name
 */
export function cleanEvent(event: ReportEvent, personal: readonly string[] = []): ReportEvent {
  const text = (value: string) => scrubText(value, personal);
  const trace = event.contexts?.['trace'];
  const id = event.user?.id;
  return defined({
    ...Object.fromEntries(OWN_FIELDS.map((field) => [field, event[field]])),
    ...cleanTexts(event, text),
    contexts: trace && { trace },
    user: id === undefined ? undefined : { id },
    spans: event.spans?.map(cleanSpan),
  });
}

/** What was thrown and what happened before. */
const cleanTexts = (
  { message, exception, breadcrumbs }: ReportEvent,
  text: (value: string) => string,
): Optional<ReportEvent> => ({
  message: message && text(message),
  exception: exception && {
    values: exception.values?.map((thrown) => cleanThrown(thrown, text)) ?? [],
  },
  breadcrumbs: breadcrumbs?.map((crumb) => cleanCrumb(crumb, text)),
});

type Optional<T> = { [K in keyof T]: T[K] | undefined };

/** Without the fields that are not there. */
const defined = <T extends object>(fields: Optional<T>): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

function cleanThrown(
  { type, value, mechanism, stacktrace }: ExceptionValue,
  text: (value: string) => string,
): ExceptionValue {
  return defined<ExceptionValue>({
    type: type && text(type),
    value: value && text(value),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled ?? true },
    stacktrace: stacktrace && {
      frames: stacktrace.frames?.map((frame) => cleanFrame(frame, text)) ?? [],
    },
  });
}

const cleanFrame = (
  { filename, function: name, lineno, colno, in_app }: Frame,
  text: (value: string) => string,
): Frame =>
  defined<Frame>({
    filename: filename && addressPattern(filename),
    function: name && text(name),
    lineno,
    colno,
    in_app,
  });

const cleanCrumb = (
  { category, message, timestamp }: Crumb,
  text: (value: string) => string,
): Crumb => defined<Crumb>({ category, message: message && text(message), timestamp });

const cleanSpan = ({
  trace_id,
  span_id,
  parent_span_id,
  op,
  description,
  start_timestamp,
  timestamp,
}: Span): Span =>
  defined<Span>({
    trace_id,
    span_id,
    parent_span_id,
    op,
    description: description && scrubText(description),
    start_timestamp,
    timestamp,
  });
