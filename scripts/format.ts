import { runTool } from './lib/command.ts';

// `npm run format [paths]`: writes every file, or the given ones, in the house format.
const { code } = await runTool('oxfmt', process.argv.slice(2), { live: true });
process.exitCode = code;
