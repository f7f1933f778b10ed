import { randomUUID } from 'node:crypto';
import type { Answer, CallResult, Product } from './product.ts';
import type { CodeAnswer, PollAnswer, Row, TokenAnswer } from './wire.ts';

/** A code on the screen. */
interface ScreenState extends CodeAnswer {
  expiresAt: number;
  /** When the next poll is due. */
  pollAt: number;
}

interface Member {
  accessToken: string;
  refreshToken: string;
  name: string;
}

/** The screen, and the seconds until its next refresh. */
export type View = { lookAgain: number } & (
  | { kind: 'code'; code: string; activateUrl: string; secondsLeft: number }
  /** The product gives no code for a while. */
  | { kind: 'wait'; seconds: number }
  /** The product does not answer. */
  | { kind: 'away' }
  | { kind: 'home'; name: string; rows: Row[] }
);

const ROWS = 3;
const HOME_SECONDS = 30;

/** A television that signs in by a code, as SPEC-D30 has it: it polls with a secret that it never shows. */
export class Television {
  readonly #product: Product;
  readonly #now: () => number;
  readonly #deviceId = `sandbox-tv-${randomUUID()}`;
  #shown: ScreenState | null = null;
  #member: Member | null = null;
  #work: Promise<unknown> = Promise.resolve();

  constructor(product: Product, now: () => number = Date.now) {
    this.#product = product;
    this.#now = now;
  }

  get isSignedIn(): boolean {
    return this.#member !== null;
  }

  /** Polls if due and returns the screen. Concurrent calls run one after the other. */
  look(): Promise<View> {
    return this.#inTurn(() => (this.#member ? this.#home(this.#member) : this.#signIn()));
  }

  /** Logs out and forgets the account. */
  signOut(): Promise<void> {
    return this.#inTurn(async () => {
      const body = { platform: 'tv' };
      await this.#ask<null>({ method: 'POST', path: '/auth/auth/logout', body });
      this.#forget();
    });
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#work.then(task);
    this.#work = turn.catch(() => undefined);
    return turn;
  }

  #ask<T>(asked: CallResult): Promise<Answer<T>> {
    const token = this.#member?.accessToken;
    return this.#product.ask<T>({ deviceId: this.#deviceId, token }, asked);
  }

  #forget(): void {
    this.#member = null;
    this.#shown = null;
  }

  async #signIn(): Promise<View> {
    const shown = this.#shown;
    if (!shown || shown.expiresAt <= this.#now()) return this.#newCode();
    if (shown.pollAt > this.#now()) return this.#codeView(shown);
    const { activationCode, deviceSecret } = shown;
    const body = { deviceId: this.#deviceId, activationCode, deviceSecret };
    const path = '/auth/public/otp-login/check';
    const answer = await this.#ask<PollAnswer>({ method: 'POST', path, body });
    if (answer.data?.tokens) return this.#begin(answer.data.tokens);
    // The code has expired, or the account has revoked it.
    if (answer.status === 410) return this.#newCode();
    shown.pollAt = this.#now() + (answer.data?.pollAfter ?? answer.retryAfter) * 1000;
    return this.#codeView(shown);
  }

  async #newCode(): Promise<View> {
    this.#forget();
    const asked: CallResult = {
      method: 'POST',
      path: '/auth/public/otp-login/create',
      body: { deviceId: this.#deviceId },
    };
    const { status, data, retryAfter } = await this.#ask<CodeAnswer>(asked);
    if (status === 429) return { kind: 'wait', seconds: retryAfter, lookAgain: retryAfter };
    if (!data) return { kind: 'away', lookAgain: retryAfter };
    this.#shown = {
      ...data,
      expiresAt: this.#now() + data.expiresIn * 1000,
      pollAt: this.#now() + data.pollAfter * 1000,
    };
    return this.#codeView(this.#shown);
  }

  #codeView({ activationCode, activateUrl, expiresAt, pollAt }: ScreenState): View {
    const seconds = (time: number) => Math.max(1, Math.ceil((time - this.#now()) / 1000));
    return {
      kind: 'code',
      code: activationCode,
      activateUrl,
      secondsLeft: seconds(expiresAt),
      lookAgain: seconds(pollAt),
    };
  }

  #begin({ accessToken, refreshToken, user }: TokenAnswer): Promise<View> {
    this.#shown = null;
    this.#member = { accessToken, refreshToken: refreshToken ?? '', name: user?.fullName ?? '' };
    return this.#home(this.#member);
  }

  async #home(member: Member): Promise<View> {
    const asked = { path: `/content/v3/breakdowns?limit=${ROWS}` };
    const account = { path: '/auth/auth/userDetail' };
    let found = await this.#ask<{ fullName: string }>(account);
    if (found.status === 401 && (await this.#refresh(member))) found = await this.#ask(account);
    // The session was ended from another device.
    if (found.status === 401) return this.#newCode();
    const rows = await this.#ask<Row[]>(asked);
    if (!found.data || !rows.data) return { kind: 'away', lookAgain: rows.retryAfter };
    member.name = found.data.fullName;
    return { kind: 'home', name: member.name, rows: rows.data, lookAgain: HOME_SECONDS };
  }

  async #refresh(member: Member): Promise<boolean> {
    const body = { token: member.refreshToken };
    const path = '/auth/public/refresh-token';
    const { data } = await this.#ask<TokenAnswer>({ method: 'POST', path, body });
    if (!data?.refreshToken) return false;
    member.accessToken = data.accessToken;
    member.refreshToken = data.refreshToken;
    return true;
  }
}
