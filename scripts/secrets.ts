import { endWithParent } from './lib/end-with-parent.ts';
import { secrets } from './lib/secrets-command.ts';

// `npm run secrets` lists the keys of the product, generates missing ones and rotates them. docs/operations/configure.md describes it.
endWithParent();
process.exitCode = secrets(process.argv.slice(2), { environment: process.env, console });
