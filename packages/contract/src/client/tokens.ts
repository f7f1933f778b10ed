import {
  ApiError,
  type ClientCode,
  CLIENT_CODES,
  type ClientTexts,
  codedMessage,
} from './error.ts';

/** The tokens that the client stores. `refreshToken` is null if an HttpOnly cookie carries it. */
export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  /** Seconds; null if the answer lacks it. */
  expiresIn: number | null;
}

type TokenAnswer = Partial<{
  token: string | null;
  accessToken: string | null;
  refreshToken: string | null;
  expiresIn: number | null;
}>;

/** The flow of the answer, which decides the code if it has no token (ERROR-19, ERROR-22). */
export type TokenFlow = 'login' | 'refresh' | 'social';

/**
 * The tokens of a login, verify, social or refresh answer; `token` alone is enough (ENTITY-07).
 * @throws ApiError if there is none: E.7 after a refresh, E.11 after a social login
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
