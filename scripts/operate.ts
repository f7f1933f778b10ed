import { terminal } from './lib/terminal.ts';

// The commands of operators, `npm run NAME -- ARGUMENTS`: docs/operations/run.md describes them.
const COMMANDS = {
  // Makes a backup of the embedded database, verifies or restores one.
  backup: async () => (await import('./lib/backup-arguments.ts')).backup,
  // Brings the catalogue or the offers up to date with a file, or writes the catalogue to one: docs/catalogue.md.
  catalogue: async () => (await import('./lib/catalogue-arguments.ts')).catalogue,
  // Imports the television guide of channels, or says what their guides have: docs/guide.md.
  guide: async () => (await import('./guide/arguments.ts')).guide,
  // Makes a video of the catalogue play a film: docs/ingest.md.
  ingest: async () => (await import('./lib/ingest-arguments.ts')).ingest,
  // Lists the jobs that failed for good, runs them again, or drops them.
  jobs: async () => (await import('./lib/jobs-arguments.ts')).jobs,
  // Orders that money is given back, or enters what was given away. A running product carries a refund out.
  money: async () => (await import('./lib/money-arguments.ts')).money,
  // Creates the plans that are missing at the configured payment gateways.
  plans: async () => (await import('./lib/plans-arguments.ts')).plans,
  // Invites people to the control room, or lists them.
  staff: async () => (await import('./lib/staff-arguments.ts')).staff,
  // Corrects the sounds and subtitles of an ingested film: docs/ingest.md.
  tracks: async () => (await import('./tracks/arguments.ts')).tracks,
  // Prints how the viewings of a video went, and where they were left.
  viewings: async () => (await import('./lib/viewings-arguments.ts')).viewings,
};

const [name, ...args] = process.argv.slice(2);
const command = await COMMANDS[name as keyof typeof COMMANDS]();
process.exitCode = await command(args, terminal());
