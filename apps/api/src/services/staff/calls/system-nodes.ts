import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { panel, readTime } from '../../../platform/system/panel.ts';
import { isBehind, isLost, nodeProblems, shownNodes } from '../rules/nodes.ts';
import { allNodes } from '../store/nodes.ts';
import type { StaffWorld } from '../world.ts';

export const systemNodes = handle<StaffWorld, typeof staff.systemNodes>(
  staff.systemNodes,
  async ({ world: { db } }) => {
    const now = await readTime(db);
    const nodes = shownNodes(await allNodes(db), now);
    const shown = nodes.map((node) => ({
      id: node.id,
      name: node.name,
      parts: node.parts,
      release: node.release,
      isBehind: isBehind(node, nodes, now),
      startedAt: node.started_at.toISOString(),
      seenAt: node.seen_at.toISOString(),
      state: isLost(node, now) ? ('LOST' as const) : node.state,
      reasons: node.reasons,
    }));
    return { data: { nodes: shown, ...panel(now, nodeProblems(nodes, now)) } };
  },
);
