import { money } from './lib/money-arguments.ts';
import { terminal } from './lib/terminal.ts';

// `npm run money -- refund NUMBER --reason TEXT` orders that money is given back; `transfer` enters what was given away.
// The order is recorded with who gave it; a running product carries it out. docs/operations.md describes both.
process.exitCode = await money(process.argv.slice(2), terminal());
