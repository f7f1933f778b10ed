import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const RULES = 'deploy/prometheus/alerts.yml';
const TESTS = 'deploy/prometheus/alerts.test.yml';
const DASHBOARD = 'deploy/grafana/kandil.json';
const METRICS = 'docs/operations/watch.md';
const RUNBOOK = 'docs/operations/runbook';

/** Texts that name metrics and alerts. */
export interface AlertFiles {
  rules: string;
  tests: string;
  dashboard: string;
  /** The page with the table of metrics. A test compares it with a running product. */
  metrics: string;
  /** Pages of the runbook by name, without `README.md`. */
  runbook: ReadonlyMap<string, string>;
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Metrics that expressions name, without the endings of histograms. */
const namedIn = (text: string): string[] =>
  all(text, /\b((?:kandil|nodejs|process)_[a-z0-9_]+)/g).map((name) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  );

/** Compares alerts with their tests and pages, and what they and the dashboard name with the metrics there are. */
export function compareAlerts(files: AlertFiles): string[] {
  const { rules, tests, dashboard, metrics, runbook } = files;
  const alerts = all(rules, /- alert: (\w+)/g);
  const links = all(rules, /runbook: ["']?([^"'\s]+)/g);
  const sections = new Set(
    [...runbook].flatMap(([name, text]) =>
      all(text, /^## (\w+)$/gm).map((title) => `${RUNBOOK}/${name}#${title.toLowerCase()}`),
    ),
  );
  const known = new Set(all(metrics, /^\| `(\w+)` \|/gm));
  const unknown = (file: string, text: string) =>
    [...new Set(namedIn(text))]
      .filter((name) => !known.has(name))
      .map((name) => `${file} names ${name}, which is no metric in ${METRICS}`);
  return [
    ...(links.length === alerts.length ? [] : [`${RULES}: each alert has one runbook`]),
    ...links
      .filter((link) => !sections.has(link))
      .map((link) => `${RULES} links to ${link}, which there is not`),
    ...[...sections]
      .filter((section) => !links.includes(section))
      .map((section) => `${section} is of no alert`),
    ...alerts
      .filter((name) => !tests.includes(`name: ${name} fires`))
      .map((name) => `${TESTS} does not fire ${name}`),
    ...unknown(RULES, rules),
    ...unknown(TESTS, tests),
    ...unknown(DASHBOARD, all(dashboard, /"expr": "(.*)"/g).join('\n')),
  ];
}

export function checkAlerts(): string[] {
  const pages = filesMatching(`${RUNBOOK}/*.md`).filter((path) => !path.endsWith('README.md'));
  return compareAlerts({
    rules: readText(RULES),
    tests: readText(TESTS),
    dashboard: readText(DASHBOARD),
    metrics: readText(METRICS),
    runbook: new Map(pages.map((path) => [path.slice(RUNBOOK.length + 1), readText(path)])),
  });
}
