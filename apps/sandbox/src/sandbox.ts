import type { AddressInfo } from 'node:net';
import { openAnalytics } from './analytics/index.ts';
import { APPLE_CLIENT, openApple } from './apple/index.ts';
import { openBroadcaster } from './broadcaster/index.ts';
import { openCaptcha } from './captcha/index.ts';
import { controlRoutes } from './control/routes.ts';
import { createReports, ERRORS_PROJECT, openErrors } from './errors/index.ts';
import { createFaults } from './faults.ts';
import { FACEBOOK_APP, openFacebook } from './facebook/index.ts';
import { gatewayControl, gatewaySection, openGatewayContext } from './gateways/index.ts';
import { GOOGLE_CLIENT, openGoogle } from './google/index.ts';
import { IYZICO_MERCHANT, openIyzico } from './iyzico/index.ts';
import { openMail } from './mail/index.ts';
import type { MailPreviews } from './mail/previews.ts';
import { openOperator, OPERATOR_MERCHANT } from './operator/index.ts';
import type { Party } from './party.ts';
import { openPaypal, type PastPayment, PAYPAL_CLIENT, PAYPAL_ROOT } from './paypal/index.ts';
import { openPush } from './push/index.ts';
import { openS3, S3_KEY } from './s3/index.ts';
import { openSms } from './sms/index.ts';
import { televisionRoutes, televisionSection } from './television/index.ts';
import { createServer } from './web/server.ts';

export interface SandboxOptions {
  /** Port of the pages and of the HTTP parties; 0 takes a free one. */
  port: number;
  /** Port of the mail server; 0 takes a free one. */
  smtpPort: number;
  /** Folder in which messages survive a restart; without one they do not. */
  dataDir?: string | undefined;
  /** Base URL of the product. */
  productUrl: string;
  /** Whether the demo accounts are offered. */
  demo: boolean;
  /** The product's mails for a page that shows them; without them there is no such page. */
  mailPreviews?: MailPreviews;
}

export interface Sandbox {
  url: string;
  smtpUrl: string;
  smsUrl: string;
  /** Base URL of the push service. */
  pushUrl: string;
  /** Base URL of the bot check. */
  captchaUrl: string;
  /** Scripts of the tag manager and of the pixel. */
  analytics: { tagManagerUrl: string; pixelUrl: string };
  /** Address of the collector of errors. */
  errorsDsn: string;
  /** Base URL of the buckets, and the key of them all. */
  s3: { url: string } & typeof S3_KEY;
  /** Settings of the identity providers for the product. */
  social: ReturnType<typeof socialClients>;
  /** Settings of the payment gateways for the product. */
  gateways: ReturnType<typeof gatewayClients>;
  /** Has PayPal know payments of a time before it was there: the demo begins with some. */
  rememberPayments: (payments: readonly PastPayment[]) => Promise<void>;
  close: () => Promise<void>;
}

function socialClients(url: string) {
  return {
    google: { clientId: GOOGLE_CLIENT.clientId, issuer: `${url}/google` },
    APPLE: { clientId: APPLE_CLIENT.clientId, issuer: `${url}/apple` },
    facebook: { ...FACEBOOK_APP, url: `${url}/facebook`, graphUrl: `${url}/facebook` },
  };
}

function gatewayClients(url: string) {
  const baseUrl = `${url}/paypal`;
  return {
    iyzico: { baseUrl: `${url}/iyzico`, ...IYZICO_MERCHANT },
    paypal: { ...PAYPAL_CLIENT, baseUrl, authorities: PAYPAL_ROOT },
    operator: { ...OPERATOR_MERCHANT, baseUrl: `${url}/operator` },
  };
}

function errorsDsn(url: string): string {
  const { key, project } = ERRORS_PROJECT;
  return `${url.replace('//', `//${key}@`)}/errors/${project}`;
}

const control = { page: '/', title: 'Control' };

/**
 * Starts the simulation of all external parties. All of them listen on 127.0.0.1 only.
 * @throws the error of `listen` (`EADDRINUSE` with `port`) if a port is in use; nothing is left running then
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, smtpPort, dataDir, demo } = options;
  const productUrl = new URL(options.productUrl).origin;
  const faults = createFaults();
  const context = { dataDir, faults, productUrl };
  const parties: Party[] = [];
  const app = createServer();
  const close = async () => {
    faults.close();
    for (const party of parties) await party.close();
    await app.close();
  };
  try {
    const mail = await openMail(context, smtpPort, options.mailPreviews);
    parties.push(mail);
    const sms = await openSms(context);
    const reports = createReports();
    parties.push(sms, await openPush(context), openCaptcha(context));
    parties.push(openAnalytics(context, reports.list), openErrors(context, reports));
    parties.push(openBroadcaster(context), await openS3(context));
    parties.push(await openGoogle(context), openFacebook(context), await openApple(context));
    const time = await openGatewayContext(context);
    const paypal = await openPaypal(time);
    const gateways = [paypal, await openIyzico(time), await openOperator(time, sms.receive)];
    parties.push(...gateways);
    const pages = parties.map(({ page, title }) => ({ page, title }));
    const sections = [control, televisionSection, gatewaySection, ...pages];
    controlRoutes(app, { parties, sections, faults, productUrl, demo });
    for (const party of parties) party.routes(app, sections);
    gatewayControl(app, time, gateways, sections);
    televisionRoutes(app, productUrl);
    await app.listen({ port, host: '127.0.0.1' });
    const { port: actual } = app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${actual}`;
    return {
      url,
      smtpUrl: mail.url,
      smsUrl: `${url}/sms`,
      pushUrl: `${url}/push`,
      captchaUrl: `${url}/recaptcha`,
      analytics: {
        tagManagerUrl: `${url}/analytics/gtm.js?id=GTM-KANDIL`,
        pixelUrl: `${url}/analytics/pixel.js?id=1001001`,
      },
      errorsDsn: errorsDsn(url),
      s3: { url: `${url}/s3`, ...S3_KEY },
      social: socialClients(url),
      gateways: gatewayClients(url),
      rememberPayments: paypal.remember,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
