import { ingest } from './lib/ingest-arguments.ts';
import { terminal } from './lib/terminal.ts';

// `npm run ingest -- FILE --title CODE` ingests a file for a video of the catalogue (docs/ingest.md).
process.exitCode = await ingest(process.argv.slice(2), terminal());
