import { certificatesIn, type GatewaysConfig, PAYPAL_URL } from '@kandil/api';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { withoutSlash } from './config-lists.ts';
import { address, origin } from './setting-forms.ts';

const url = address('https://gateway.example');
/** The type of what only we and a gateway know. */
export const secret = z.string().trim().optional();

/** Certificates as PEM, all of which can be read. */
const certificates = z.string().refine((text) => {
  try {
    return certificatesIn(text).length > 0;
  } catch {
    return false;
  }
}, 'is not a certificate in PEM format');

/** Variables of the payment gateways. */
export const gatewayVariables = {
  PAY_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PAY_ORIGIN: origin.optional(),
  CARD_COUNTRIES: z.string().default('TR'),
  PAYPAL_URL: url.default(PAYPAL_URL),
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_CLIENT_SECRET: secret,
  PAYPAL_WEBHOOK_ID: secret,
  PAYPAL_CA: certificates.optional(),
  IYZICO_URL: url.default('https://api.iyzipay.com'),
  IYZICO_MERCHANT_ID: secret,
  IYZICO_API_KEY: secret,
  IYZICO_SECRET_KEY: secret,
  OPERATOR_URL: url.optional(),
  OPERATOR_MERCHANT_ID: secret,
  OPERATOR_SECRET: secret,
};

type Variables = z.output<z.ZodObject<typeof gatewayVariables>>;

/**
 * Whether a gateway is configured, by its first variable; then all are required: without the secret of its events
 * anyone could send them (T-P04).
 * @throws ConfigError
 */
function has(env: Variables, first: keyof Variables, ...others: (keyof Variables)[]): boolean {
  if (!env[first]) return false;
  const missing = others.filter((name) => !env[name]);
  if (missing.length > 0) throw new ConfigError(`${first} needs ${missing.join(' and ')}.`);
  return true;
}

function parsePaypal(env: Variables): GatewaysConfig['paypal'] {
  if (!has(env, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID')) return null;
  return {
    baseUrl: withoutSlash(env.PAYPAL_URL),
    clientId: env.PAYPAL_CLIENT_ID ?? '',
    clientSecret: env.PAYPAL_CLIENT_SECRET ?? '',
    webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
    ...(env.PAYPAL_CA && { authorities: env.PAYPAL_CA }),
  };
}

function parseIyzico(env: Variables): GatewaysConfig['iyzico'] {
  if (!has(env, 'IYZICO_API_KEY', 'IYZICO_SECRET_KEY', 'IYZICO_MERCHANT_ID')) return null;
  return {
    baseUrl: withoutSlash(env.IYZICO_URL),
    merchantId: env.IYZICO_MERCHANT_ID ?? '',
    apiKey: env.IYZICO_API_KEY ?? '',
    secretKey: env.IYZICO_SECRET_KEY ?? '',
  };
}

function parseOperator(env: Variables): GatewaysConfig['operator'] {
  if (!has(env, 'OPERATOR_MERCHANT_ID', 'OPERATOR_SECRET', 'OPERATOR_URL')) return null;
  return {
    baseUrl: withoutSlash(env.OPERATOR_URL ?? ''),
    merchantId: env.OPERATOR_MERCHANT_ID ?? '',
    secret: env.OPERATOR_SECRET ?? '',
    // It may be in a private network, as the gateway of text messages.
    trusted: true,
  };
}

/** Reads the gateways. @throws ConfigError for one that is not complete */
export const parseGateways = (env: Variables): GatewaysConfig => ({
  paypal: parsePaypal(env),
  iyzico: parseIyzico(env),
  operator: parseOperator(env),
});

/** `TR,AE`: ISO 3166. */
export function parseCountries(list: string): string[] {
  const codes = list
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong !== undefined)
    throw new ConfigError(`CARD_COUNTRIES: '${wrong}' is not a country such as TR.`);
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

/** Next to the product's port, so that two products on different ports do not collide; 0 takes a free port. */
export function payPortOf({ PAY_PORT, PORT }: { PAY_PORT?: number | undefined; PORT: number }) {
  if (PAY_PORT !== undefined) return PAY_PORT;
  return PORT === 0 ? 0 : PORT + 2;
}

/** Another host than the product's `localhost`: cookies do not tell ports apart, so it gets none of the product's. */
export const payOriginAt = (port: number): string => `http://127.0.0.1:${port}`;
