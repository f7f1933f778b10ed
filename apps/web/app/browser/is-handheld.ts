import { mayBeTelevision } from '@kandil/contract/televisions/may-be';

const SYSTEMS = /Android|iPhone|iPad|iPod|Macintosh/;

/** The screen is operated with fingers: `maxTouchPoints` tells an iPad from a Macintosh, whose user agent it has. */
export const hasTouch = (): boolean => navigator.maxTouchPoints > 1;

/** Whether this is a phone or tablet, as the service decides it when something plays (SPEC-D52). */
export function isHandheld(): boolean {
  const { userAgent } = navigator;
  return hasTouch() && SYSTEMS.test(userAgent) && !mayBeTelevision(userAgent);
}
