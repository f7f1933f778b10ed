import {
  ApiError,
  type ClientCode,
  CLIENT_CODES,
  type ClientTexts,
  codedMessage,
} from './error.ts';

/** What the client keeps of a token answer. `refreshToken` is null where an HttpOnly cookie carries it. */
export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** Seconds; null when the answer said nothing. */
  expiresIn: number | null;
}

type TokenAnswer = Partial<{
  token: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  expiresIn: number | null;
}>;

/** Which flow an answer without a token belongs to decides its code (ERROR-19, ERROR-22). */
export type TokenFlow = 'login' | 'refresh' | 'social';

/**
 * The tokens of a login, verify, social or refresh answer; an answer of `token` alone will do (ENTITY-07).
 * @throws ApiError when there is none: E.7 after a refresh, E.11 after a social login
 */
export function tokensOf(answer: TokenAnswer, flow: TokenFlow, texts: ClientTexts): Tokens {
  const accessToken = answer.accessToken ?? answer.token;
  if (!accessToken) {
    if (flow === 'refresh') throw refreshError(texts);
    throw tokenError(
      flow === 'social' ? CLIENT_CODES.SOCIAL_WITHOUT_TOKEN : CLIENT_CODES.NO_TOKEN,
      texts,
    );
  }
  return {
    accessToken,
    refreshToken: answer.refreshToken ?? null,
    expiresIn: answer.expiresIn ?? null,
  };
}

export function tokenError(clientCode: ClientCode, texts: ClientTexts): ApiError {
  return new ApiError({ kind: 'token', message: codedMessage(clientCode, texts), clientCode });
}

function refreshError(texts: ClientTexts): ApiError {
  const clientCode = CLIENT_CODES.REFRESH_WITHOUT_TOKEN;
  return new ApiError({
    kind: 'refresh-token',
    message: codedMessage(clientCode, texts),
    clientCode,
  });
}
