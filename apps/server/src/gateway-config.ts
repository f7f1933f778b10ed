import { PAYPAL_CERTS, PAYPAL_URL, type PaypalConfig, type OperatorConfig } from '@kandil/api';
import * as z from 'zod';

const url = z.url();
const secret = z.string().trim().optional();

/** Variables of the payment gateways. */
export const gatewayVariables = {
  PAY_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PAY_ORIGIN: url.optional(),
  CARD_COUNTRIES: z.string().default('TR'),
  PAYPAL_URL: url.default(PAYPAL_URL),
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_CLIENT_SECRET: secret,
  PAYPAL_WEBHOOK_ID: secret,
  IYZICO_URL: url.default('https://api.iyzipay.com'),
  IYZICO_MERCHANT_ID: secret,
  IYZICO_API_KEY: secret,
  IYZICO_SECRET_KEY: secret,
  OPERATOR_URL: url.optional(),
  OPERATOR_MERCHANT_ID: secret,
  OPERATOR_SECRET: secret,
};

type Variables = z.output<z.ZodObject<typeof gatewayVariables>>;

/** Settings of the gateways; null: not configured, and not offered. */
export interface GatewaysConfig {
  paypal: PaypalConfig | null;
  iyzico: { baseUrl: string; merchantId: string; apiKey: string; secretKey: string } | null;
  operator: OperatorConfig | null;
}

/**
 * Reads the gateways. The first variable of a gateway configures it; then all are required: without the secret of its
 * events anyone could send them (T-P04).
 * @param fault makes the error of the configuration
 */
export function parseGateways(env: Variables, fault: (message: string) => Error): GatewaysConfig {
  const complete = <Name extends keyof Variables>(
    first: Name,
    ...others: (keyof Variables)[]
  ): boolean => {
    if (!env[first]) return false;
    const missing = others.filter((name) => !env[name]);
    if (missing.length > 0) throw fault(`${first} needs ${missing.join(' and ')}.`);
    return true;
  };
  const paypal = complete('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID');
  const iyzico = complete('IYZICO_API_KEY', 'IYZICO_SECRET_KEY', 'IYZICO_MERCHANT_ID');
  const operator = complete('OPERATOR_MERCHANT_ID', 'OPERATOR_SECRET', 'OPERATOR_URL');
  return {
    paypal: paypal
      ? {
          baseUrl: withoutSlash(env.PAYPAL_URL),
          clientId: env.PAYPAL_CLIENT_ID ?? '',
          clientSecret: env.PAYPAL_CLIENT_SECRET ?? '',
          webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
          certUrls: PAYPAL_CERTS,
        }
      : null,
    iyzico: iyzico
      ? {
          baseUrl: withoutSlash(env.IYZICO_URL),
          merchantId: env.IYZICO_MERCHANT_ID ?? '',
          apiKey: env.IYZICO_API_KEY ?? '',
          secretKey: env.IYZICO_SECRET_KEY ?? '',
        }
      : null,
    operator: operator
      ? {
          baseUrl: withoutSlash(env.OPERATOR_URL ?? ''),
          merchantId: env.OPERATOR_MERCHANT_ID ?? '',
          secret: env.OPERATOR_SECRET ?? '',
          // It may be in a private network, as the gateway of text messages.
          trusted: true,
        }
      : null,
  };
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** `TR,AE`: ISO 3166. */
export function parseCountries(list: string, fault: (message: string) => Error): string[] {
  const codes = list
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong !== undefined) throw fault(`CARD_COUNTRIES: '${wrong}' is not a country such as TR.`);
  return codes;
}

/** Hosts from which iyzico's form loads scripts, styles and pictures, and where it sends the card. */
const IYZICO_HOSTS = ['https://*.iyzipay.com', 'https://*.iyzico.com'];

/** Origins that a gateway's form on the payment origin uses. */
export function formOrigins({ iyzico }: GatewaysConfig): string[] {
  if (!iyzico) return [];
  const { origin } = new URL(iyzico.baseUrl);
  return /\.iyzi(?:pay|co)\.com$/.test(new URL(origin).hostname) ? IYZICO_HOSTS : [origin];
}
