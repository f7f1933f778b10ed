import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Box } from '../box/box.ts';
import type { Faults } from '../faults.ts';
import { parseMail, type Mail } from './mail.ts';

/** Largest mail in bytes. */
const SIZE = 10 * 1024 * 1024;

/** An error that SMTP answers with its code (RFC 5321, 4.2). */
const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Accepts every mail on 127.0.0.1, without password or TLS, and stores it in the box. */
export async function startSmtp(port: number, box: Box<Mail>, faults: Faults) {
  async function deliver(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const source = await buffer(stream);
    if (stream.sizeExceeded) throw answer(552, 'The message is too large.');
    await faults.delay('mail');
    const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    await box.add(await parseMail(source, sender, recipients));
  }

  const server = new SMTPServer({
    name: 'sandbox.kandil.test',
    banner: 'Kandil sandbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: SIZE,
    closeTimeout: 200,
    onConnect: (_session, callback) =>
      callback(
        faults.of('mail').mode === 'down' ? answer(421, 'The mail server is down.') : undefined,
      ),
    onRcptTo: (_address, _session, callback) =>
      callback(faults.of('mail').mode === 'rejects' ? answer(550, 'No such mailbox.') : undefined),
    onData: callbackify(deliver),
  });
  // A client that disconnects is not our error; `once` throws if the port is taken.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
