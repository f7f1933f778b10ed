import { backup } from './lib/backup-arguments.ts';
import { endWithParent } from './lib/end-with-parent.ts';

// `npm run backup` makes a backup of the embedded database, `-- verify FOLDER` reads one through, `-- restore FOLDER` fills
// an empty data folder from one. docs/operations.md describes them.
endWithParent();
process.exitCode = await backup(process.argv.slice(2), { environment: process.env, console });
