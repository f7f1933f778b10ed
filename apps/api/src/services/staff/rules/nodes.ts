import { ALL_SERVICES } from '@kandil/contract/services';
import type { NodeState, SystemProblem } from '@kandil/contract/control/system';
import { isLaterRelease } from '../../../platform/release.ts';
import { type Problem, problem } from '../../../platform/system/panel.ts';

const SECOND = 1000;

/** A process says every 15 seconds that it is there: after four times without a word it is lost. */
export const LOST_MS = 60 * SECOND;

export interface NodeFacts {
  id: string;
  name: string;
  parts: readonly string[];
  release: string;
  started_at: Date;
  seen_at: Date;
  state: NodeState;
}

/** Whether a process has ended without a goodbye, or cannot say that it is there. */
export const isLost = ({ seen_at: seen }: Pick<NodeFacts, 'seen_at'>, now: Date): boolean =>
  now.getTime() - seen.getTime() > LOST_MS;

/** The processes to show: a lost one whose successor of the same name runs is over. */
export function shownNodes<Node extends NodeFacts>(nodes: readonly Node[], now: Date): Node[] {
  const isReplaced = (node: Node) =>
    nodes.some(
      (other) =>
        other.name === node.name && other.started_at > node.started_at && !isLost(other, now),
    );
  return nodes.filter((node) => !isLost(node, now) || !isReplaced(node));
}

/** Whether another process that runs has a later release. */
export const isBehind = (node: NodeFacts, nodes: readonly NodeFacts[], now: Date): boolean =>
  nodes.some((other) => !isLost(other, now) && isLaterRelease(other.release, node.release));

/** What the product cannot do without. */
const PARTS = [...ALL_SERVICES, 'worker'] as const;

/** What is wrong with the processes, the worst first. */
export function nodeProblems(nodes: readonly NodeFacts[], now: Date): Problem[] {
  const alive = nodes.filter((node) => !isLost(node, now));
  const missing = PARTS.filter((part) => !alive.some(({ parts }) => parts.includes(part)));
  const inState = (state: NodeState, kind: SystemProblem) =>
    alive
      .filter((node) => node.state === state)
      .map(({ name }) => problem(kind, { subject: name }));
  return [
    ...missing.map((part) => problem('PART_MISSING', { subject: part })),
    ...nodes
      .filter((node) => isLost(node, now))
      .map(({ name, seen_at: since }) => problem('NODE_LOST', { subject: name, since })),
    ...inState('NOT_READY', 'NODE_NOT_READY'),
    ...inState('LIMITED', 'NODE_LIMITED'),
    ...alive
      .filter((node) => isBehind(node, nodes, now))
      .map(({ name }) => problem('RELEASE_BEHIND', { subject: name })),
  ];
}
