import type { SafeFetch } from '../safe-fetch.ts';
import { smsText } from './gsm.ts';

export interface Sms {
  /** Idempotency key: the gateway does not send a second message of the same id. */
  id: string;
  /** International number; digits with or without a leading plus. */
  to: string;
  text: string;
}

/** Hands a text message to the gateway, or throws; its job retries (SEC-17). */
export type SendSms = (sms: Sms) => Promise<void>;

export interface SmsOptions {
  /** The gateway; it receives `POST` with `{ to, text, id }`. */
  url: string;
  fetch: SafeFetch;
}

/** Sends through an HTTP gateway. */
export function openSms({ url, fetch }: SmsOptions): SendSms {
  return async ({ id, to, text }) => {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text: smsText(text), id }),
    });
    if (status < 200 || status > 299) throw new Error(`the SMS gateway answered ${status}`);
  };
}
