import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.ts';

// Runs only the sandbox, for a product in another process on this machine:
//   node apps/sandbox/src/main.ts --port 3001 --smtp-port 3025 --product http://localhost:3000
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3001' },
    'smtp-port': { type: 'string', default: '3025' },
    product: { type: 'string', default: 'http://localhost:3000' },
    data: { type: 'string' },
    demo: { type: 'boolean', default: false },
  },
});

try {
  const sandbox = await startSandbox({
    port: Number(values.port),
    smtpPort: Number(values['smtp-port']),
    dataDir: values.data,
    productUrl: values.product,
    demo: values.demo,
  });
  console.log(`Sandbox ${sandbox.url}\nMail    ${sandbox.smtpUrl}\nSMS     ${sandbox.smsUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void sandbox.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
