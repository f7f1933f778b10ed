import { startStack, type Stack } from '@kandil/testkit/stack';
import { freePorts } from '@kandil/testkit/ports';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../apps/sandbox/src/index.ts';
import { runCommandLine } from './command-line.ts';
import { BRAND } from '../fixture/site.ts';

/** A product without the demo, with other parties' addresses in its settings as an operator names them. */
export interface Service {
  product: Stack;
  /** Stands in for the mail server, the gateways and the broadcaster. */
  sandbox: Sandbox;
  /** Runs `npm run NAME -- ARGUMENTS` beside it. @returns what it printed @throws Error with that */
  command(name: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it on an empty data folder. @param signal ends commands that run beside it */
export async function startService(dataDir: string, signal?: AbortSignal): Promise<Service> {
  const [web = 0, unused = 0] = await freePorts(2);
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    productUrl: `http://localhost:${web}`,
    demo: false,
  });
  try {
    const product = await startStack({
      dataDir,
      ports: { web, sandbox: unused },
      env: settings(sandbox),
    });
    return {
      product,
      sandbox,
      command: (name, ...args) =>
        runCommandLine([name, ...args], { KANDIL_DATA_DIR: dataDir }, signal),
      async stop() {
        await product.stop();
        await sandbox.close();
      },
    };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** docs/operations/configure.md */
function settings({ url, smtpUrl, smsUrl, gateways }: Sandbox): Record<string, string> {
  const { paypal, iyzico } = gateways;
  return {
    KANDIL_DEMO: 'false',
    AVOD_ENABLED: 'true',
    SMTP_URL: smtpUrl,
    SMS_URL: smsUrl,
    MAIL_FROM: `${BRAND.name.en} <${BRAND.email}>`,
    PAYPAL_URL: paypal.baseUrl,
    PAYPAL_CA: paypal.authorities,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    IYZICO_URL: iyzico.baseUrl,
    IYZICO_MERCHANT_ID: iyzico.merchantId,
    IYZICO_API_KEY: iyzico.apiKey,
    IYZICO_SECRET_KEY: iyzico.secretKey,
    GUIDE_ORIGINS: url,
  };
}

/** The drop folder of a service. */
export const dropFolder = ({ product }: Service): string => join(product.dataDir, 'ingest');
