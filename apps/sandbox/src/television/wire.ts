// The parts of the product's answers that a television reads.

export interface CodeAnswer {
  activationCode: string;
  deviceSecret: string;
  activateUrl: string;
  /** Seconds. */
  expiresIn: number;
  pollAfter: number;
}

export interface TokenAnswer {
  accessToken: string;
  refreshToken: string | null;
  user: { fullName: string } | null;
}

export interface PollAnswer {
  completed: boolean;
  tokens: TokenAnswer | null;
  pollAfter: number;
}

export interface Tile {
  title: string;
  horizontalPoster: { src: string };
  progress: { lastSec: number; duration: number } | null;
}

export interface Row {
  title: string;
  videoResources: Tile[];
}
