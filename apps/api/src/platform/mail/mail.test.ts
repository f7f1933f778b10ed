import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeFetch } from '../safe-fetch.ts';
import { openSms } from '../sms/index.ts';
import { StartupError } from '../startup-error.ts';
import { openMail } from './index.ts';

describe('mail', () => {
  const received: { commands: string[]; text: string }[] = [];
  let refuse = false;
  /** A mail server with the few commands of a delivery (RFC 5321). */
  const server = createSocketServer((socket) => {
    let message = { commands: [] as string[], text: '' };
    let reading = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (reading && line !== '.') message.text += `${line}\n`;
        else if (line) take(line);
      }
    });
    const take = (line: string) => {
      message.commands.push(line);
      if (line === '.') {
        reading = false;
        received.push(message);
        message = { commands: [], text: '' };
        socket.write('250 stored\r\n');
      } else if (line === 'DATA') {
        reading = true;
        socket.write('354 go on\r\n');
      } else if (refuse && line.startsWith('RCPT')) socket.write('451 later\r\n');
      else socket.write('250 test\r\n');
    };
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const mail = {
    id: '7a',
    template: 'otp',
    language: 'en',
    to: 'ada@example.com',
    subject: 'Kodunuz — رمزك',
    text: 'plain',
    html: '<p>rich</p>',
  };

  it('is handed over with the id of its job as Message-ID', async () => {
    const mailer = openMail({ url, from: 'Kandil <no-reply@kandil.example>' });
    await mailer.send(mail);
    mailer.close();
    const [message] = received;
    expect(message?.commands).toContain('MAIL FROM:<no-reply@kandil.example>');
    expect(message?.commands).toContain('RCPT TO:<ada@example.com>');
    expect(message?.text).toContain('Message-ID: <7a@kandil.example>');
    expect(message?.text).toContain('text/plain');
    expect(message?.text).toContain('text/html');
  });

  it('has a button to stop it only if it is optional (RFC 8058)', async () => {
    received.length = 0;
    const mailer = openMail({ url, from: 'no-reply@kandil.example' });
    await mailer.send(mail);
    await mailer.send({ ...mail, id: '7b', stop: 'https://kandil.example/stop/7' });
    mailer.close();
    const [owed, optional] = received.map(({ text }) => text);
    expect(owed).not.toContain('List-Unsubscribe');
    expect(optional).toContain('List-Unsubscribe: <https://kandil.example/stop/7>');
    expect(optional).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('gets no extra recipients or headers from user input', async () => {
    received.length = 0;
    const mailer = openMail({ url, from: 'no-reply@kandil.example' });
    const to = 'ada@example.com, eve@example.com';
    await mailer.send({ ...mail, to, subject: 'Hi\r\nBcc: eve@example.com' }).catch(() => {});
    mailer.close();
    const commands = received.flatMap((message) => message.commands);
    expect(commands.filter((line) => line.startsWith('RCPT') && line.includes('<eve@'))).toEqual(
      [],
    );
    expect(received.map((message) => message.text).join('')).not.toMatch(/^Bcc:/im);
  });

  it('throws when the server rejects it, so that its job retries', async () => {
    refuse = true;
    const mailer = openMail({ url, from: 'no-reply@kandil.example' });
    await expect(mailer.send(mail)).rejects.toThrow('451');
    mailer.close();
  });

  it.each([
    ['localhost:25', 'no-reply@kandil.example', 'SMTP_URL'],
    ['https://mail.example.com', 'no-reply@kandil.example', 'SMTP_URL'],
    ['smtp://mail.example.com', 'Kandil', 'MAIL_FROM'],
  ])('refuses %s from %s', (address, from, variable) => {
    expect(() => openMail({ url: address, from })).toThrow(StartupError);
    expect(() => openMail({ url: address, from })).toThrow(variable);
  });
});

describe('text messages', () => {
  it('are posted to the gateway with their id', async () => {
    const bodies: unknown[] = [];
    let status = 202;
    const gateway = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(JSON.parse(chunk.toString())));
      request.on('end', () => response.writeHead(status).end('{}'));
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
    const send = openSms({
      url,
      fetch: safeFetch({ origins: [url], trusted: true, maxBytes: 100 }),
    });
    await send({ id: '7a', to: '+905550000000', text: 'Kodunuz 012345' });
    expect(bodies).toEqual([{ id: '7a', to: '+905550000000', text: 'Kodunuz 012345' }]);
    status = 503;
    await expect(send({ id: '7a', to: '+905550000000', text: 'x' })).rejects.toThrow('503');
    gateway.close();
  });
});
