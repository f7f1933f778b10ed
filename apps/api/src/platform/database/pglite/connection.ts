import type { Socket } from 'node:net';
import { type Batch, readBatch } from './batch.ts';
import { FatalError, SYNC, errorResponse, firstValue, query, readyForQuery } from './messages.ts';
import type { MessageReader } from './reader.ts';
import type { Session } from './session.ts';
import type { Limits } from './start.ts';
import { Statements } from './statements.ts';

/** CommandComplete of SET. */
const SET_DONE = Buffer.from('C\0\0\0\x08SET\0', 'latin1');
/** Answers with the statements that make the settings again, and ends them. */
const PUT_SETTINGS_AWAY = query(
  `select string_agg(format('select set_config(%L, %L, false)', name, setting), '; ')
   from pg_settings where source = 'session'; reset all; reset session authorization`,
);
const ROLL_BACK = Buffer.concat([SYNC, query('rollback')]);

/**
 * One connection that has been let in. It takes the session for a batch, and keeps it while a transaction is open or a
 * batch unfinished; silent for longer than its limit then, it is closed, and what it began is rolled back.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #session: Session;
  readonly #limits: Limits;
  readonly #statements: Statements;
  #hasTurn = false;
  /** Statements that make its settings again. */
  #settings: string | undefined;
  #settingsTouched = false;

  constructor(socket: Socket, session: Session, limits: Limits, id: number) {
    this.#socket = socket;
    this.#session = session;
    this.#limits = limits;
    this.#statements = new Statements(`${id}.`);
  }

  /** Serves until the client has gone, or throws a `FatalError`. Leaves nothing behind in the session. */
  async serve(reader: MessageReader): Promise<void> {
    try {
      for (;;) {
        const batch = await this.#next(reader);
        if (!batch || this.#socket.destroyed) return;
        await this.#answer(batch);
      }
    } finally {
      await this.#leave();
    }
  }

  async #next(reader: MessageReader): Promise<Batch | undefined> {
    if (!this.#hasTurn) return readBatch(reader, this.#statements);
    const timer = setTimeout(() => this.#giveUp(), this.#limits.idle);
    try {
      return await readBatch(reader, this.#statements);
    } finally {
      clearTimeout(timer);
    }
  }

  #giveUp(): void {
    const text = 'terminating connection due to idle-in-transaction timeout';
    this.#socket.write(errorResponse('FATAL', '25P03', text));
    this.#socket.destroy();
  }

  async #answer(batch: Batch): Promise<void> {
    if (!this.#hasTurn && !(await this.#begin(batch))) return;
    const answer = await this.#session.run(batch.bytes);
    this.#settingsTouched ||= answer.includes(SET_DONE) || batch.bytes.includes('set_config');
    // Before the turn goes on: the next statement may take long, and nothing else moves meanwhile.
    const written = new Promise<void>((resolve) => this.#socket.write(answer, () => resolve()));
    if (batch.complete && answer.at(-1) === 0x49 /* I: idle */) await this.#end();
    await this.#withinIdleLimit(written);
  }

  /** A client that does not read its answer while it has the turn is idle as well. */
  async #withinIdleLimit(written: Promise<void>): Promise<void> {
    if (!this.#hasTurn) return written;
    const timer = setTimeout(() => this.#giveUp(), this.#limits.idle);
    await written;
    clearTimeout(timer);
  }

  /** Takes the turn and finds the session as the connection left it. False when the batch is not to be run. */
  async #begin(batch: Batch): Promise<boolean> {
    if (!(await this.#session.take(this.#limits.wait))) {
      const text = 'canceling statement due to statement timeout: PGlite was busy with others';
      if (!batch.complete) throw new FatalError('57014', text);
      this.#socket.write(
        Buffer.concat([errorResponse('ERROR', '57014', text), readyForQuery('I')]),
      );
      return false;
    }
    this.#hasTurn = true;
    if (this.#socket.destroyed) return false;
    if (this.#settings) await this.#session.run(query(this.#settings));
    if (this.#statements.reusesUnnamed && this.#session.previous !== this) {
      await this.#session.run(this.#statements.restoreUnnamed());
    }
    return true;
  }

  async #end(): Promise<void> {
    const hasSettings = this.#settings !== undefined || this.#settingsTouched;
    if (hasSettings) this.#settings = firstValue(await this.#session.run(PUT_SETTINGS_AWAY));
    this.#settingsTouched = false;
    this.#hasTurn = false;
    this.#session.release(hasSettings ? undefined : this); // a simple query drops the unnamed statement
  }

  async #leave(): Promise<void> {
    const removal = this.#statements.removeAll();
    if (this.#hasTurn) await this.#session.run(ROLL_BACK);
    else if (removal) this.#hasTurn = await this.#session.take(0);
    else return;
    if (removal) await this.#session.run(removal);
    await this.#end();
  }
}
