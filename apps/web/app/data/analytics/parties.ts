import { scriptAddress } from '#app/browser/trusted-types.ts';
import type { AnalyticsEvent } from './events.ts';
import { noteForeignScript } from './next-document.ts';
import type { UserType } from './user-type.ts';

/** An event with the type of its visitor. */
export type SentEvent = AnalyticsEvent & { userType: UserType };

/** A recipient of events. Creating one fetches its script. */
export type Party = (event: SentEvent) => void;

/** The queue that the pixel's script takes over; it then has `callMethod`. */
interface Pixel {
  (...call: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    dataLayer?: object[];
    fbq?: Pixel;
  }
}

/** https://developers.google.com/tag-platform/tag-manager/datalayer: an event is an object with its name in `event`. */
export function openTagManager(url: string): Party {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  addScript(url);
  return ({ name, ...parameters }) => window.dataLayer?.push({ event: name, ...parameters });
}

/** The pixel's standard events; every other event is a custom one. */
const STANDARD: Partial<Record<AnalyticsEvent['name'], string>> = {
  sign_up: 'CompleteRegistration',
  search: 'Search',
  content_view: 'ViewContent',
  add_payment_info: 'AddPaymentInfo',
};

/** The pixel's standard name for an event, if there is one. There is none for removing a title from My List. */
function standardName(event: AnalyticsEvent): string | undefined {
  if (event.name !== 'favourite') return STANDARD[event.name];
  return event.action === 'add' ? 'AddToWishlist' : undefined;
}

/**
 * https://developers.facebook.com/docs/meta-pixel/reference: a queue until the script has loaded.
 * @param url of the script; the pixel's own id is `id` in its query
 */
export function openPixel(url: string): Party {
  const pixel = (window.fbq ??= pixelQueue());
  pixel('init', new URL(url).searchParams.get('id') ?? '');
  addScript(url);
  return (event) => {
    const { name, ...parameters } = event;
    const standard = standardName(event);
    if (standard) window.fbq?.('track', standard, parameters);
    else window.fbq?.('trackCustom', name, parameters);
  };
}

function pixelQueue(): Pixel {
  const queue: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (queue.callMethod) queue.callMethod(...call);
      else queue.queue.push(call);
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  return queue;
}

function addScript(url: string): void {
  noteForeignScript();
  const script = document.createElement('script');
  script.src = scriptAddress(url);
  script.async = true;
  document.head.append(script);
}
