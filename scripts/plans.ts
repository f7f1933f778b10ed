import { plans } from './lib/plans-arguments.ts';
import { terminal } from './lib/terminal.ts';

// `npm run plans -- sync` creates the plans that are missing at the configured payment gateways, and prints what it
// created and what existed. docs/operations.md describes it.
process.exitCode = await plans(process.argv.slice(2), terminal());
