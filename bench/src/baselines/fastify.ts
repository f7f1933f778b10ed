import Fastify from 'fastify';

/** An answer as it arrives over the wire. */
export interface Bytes {
  headers: Record<string, string>;
  body: Buffer;
}

/** A bare Fastify in a separate process that sends the given answers at `/0`, `/1` and so on. */
process.once('message', (answers: Bytes[]) => {
  const app = Fastify();
  for (const [index, { headers, body }] of answers.entries()) {
    const bytes = Buffer.from(body);
    app.get(`/${index}`, (_request, reply) => reply.headers(headers).send(bytes));
  }
  void app.listen({ port: 0, host: '127.0.0.1' }).then((url) => process.send?.(url));
});
