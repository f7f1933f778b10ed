/** The code of the first mail to an address that has one in its subject. */
export async function codeFor(sandbox: string, email: string): Promise<string> {
  const { subject } = await mailTo(sandbox, email, (mail) => CODE.test(mail.subject));
  return CODE.exec(subject)?.[0] ?? '';
}

const CODE = /\b\d{6}\b/;

let count = 0;

export function freshEmail(): string {
  return `viewer-${process.pid}-${Date.now()}-${++count}@kandil.test`;
}

export interface Message {
  id: number;
  subject: string;
  links: string[];
  codes: string[];
}

async function next(address: string): Promise<Message> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`no message: ${address} ${response.status}`);
  return (await response.json()) as Message;
}

/** Waits for the first mail to an address that matches. */
export async function mailTo(
  sandbox: string,
  email: string,
  fits: (mail: Message) => boolean = () => true,
): Promise<Message> {
  for (let after = 0; ;) {
    const mail = await next(`${sandbox}/mail/next?to=${encodeURIComponent(email)}&after=${after}`);
    if (fits(mail)) return mail;
    after = mail.id;
  }
}

/** The mail for a new password: its link and its code. */
export async function resetMail(
  sandbox: string,
  email: string,
): Promise<{ link: string; code: string }> {
  const isReset = (link: string) => link.includes('reset-password');
  const { links, codes } = await mailTo(sandbox, email, (mail) => mail.links.some(isReset));
  return { link: links.find(isReset) ?? '', code: codes[0] ?? '' };
}

/** The code of the next text message to a number, in digits; `after`: the message it follows. */
export async function smsCode(
  sandbox: string,
  msisdn: string,
  after = 0,
): Promise<{ code: string; id: number }> {
  const { codes, id } = await next(`${sandbox}/sms/next?to=${msisdn}&after=${after}`);
  return { code: codes[0] ?? '', id };
}

/** A mobile number of Türkiye, the country of the tests' time zone, without its calling code. */
export function freshMobile(): string {
  const number = (process.pid * 10_000 + ++count * 97 + (Date.now() % 10_000)) % 10_000_000;
  return `532${String(number).padStart(7, '0')}`;
}
