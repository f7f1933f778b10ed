/** Reads the sandbox's mail inbox. */
export async function codeFor(sandbox: string, email: string): Promise<string> {
  const response = await fetch(`${sandbox}/mail/next?to=${encodeURIComponent(email)}`);
  if (!response.ok) throw new Error(`no mail to ${email}: ${response.status}`);
  const mail = (await response.json()) as { subject: string };
  const code = /\d{6}/.exec(mail.subject)?.[0];
  if (!code) throw new Error(`no code in '${mail.subject}'`);
  return code;
}

let count = 0;

export function freshEmail(): string {
  return `viewer-${process.pid}-${Date.now()}-${++count}@kandil.test`;
}
