import { endWithParent } from './lib/end-with-parent.ts';
import { plans } from './lib/plans-arguments.ts';

// `npm run plans -- sync` creates the plans that are missing at the configured payment gateways, and prints what it
// created and what existed. docs/operations.md describes it.
endWithParent();
process.exitCode = await plans(process.argv.slice(2), { environment: process.env, console });
