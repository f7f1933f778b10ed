import { catalogue } from './lib/catalogue-arguments.ts';
import { terminal } from './lib/terminal.ts';

// `npm run catalogue -- import FILE` brings the catalogue of the configured database up to date with a file: all of it
// is written, or nothing. `export [FILE]` writes such a file from the database. The format: docs/catalogue.md.
process.exitCode = await catalogue(process.argv.slice(2), terminal());
