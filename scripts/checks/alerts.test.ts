import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compareAlerts } from './alerts.ts';
import { ROOT } from '../lib/paths.ts';

const files = {
  rules: '- alert: Down\n  expr: kandil_up == 0\n  runbook: docs/operations/runbook/a.md#down\n',
  tests: '- name: Down fires\n  series: kandil_up\n',
  dashboard: '"expr": "rate(kandil_seconds_bucket[5m])"',
  metrics: '| `kandil_up` | |\n| `kandil_seconds` | |\n',
  runbook: new Map([['a.md', '# A\n\n## Down\n\nText.\n']]),
};

test('an alert with test, page and metrics passes', () => {
  expect(compareAlerts(files)).toEqual([]);
});

test.each([
  [{ runbook: new Map() }, 'links to docs/operations/runbook/a.md#down, which there is not'],
  [{ runbook: new Map([['a.md', '## Down\n## Up\n']]) }, '#up is of no alert'],
  [{ rules: files.rules.replace(/ {2}runbook.*\n/, '') }, 'each alert has one runbook'],
  [{ tests: '- name: Down stays quiet' }, 'does not fire Down'],
  [{ rules: files.rules.replace('kandil_up', 'kandil_gone') }, 'names kandil_gone'],
  [{ dashboard: '"expr": "kandil_gone"' }, 'kandil.json names kandil_gone'],
])('reports %j', (changed, fault) => {
  expect(compareAlerts({ ...files, ...changed }).join('\n')).toContain(fault);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('the tests of the alerts pass', () => {
  const run = spawnSync('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(run.stdout + run.stderr).toContain('SUCCESS');
  expect(run.status).toBe(0);
});
