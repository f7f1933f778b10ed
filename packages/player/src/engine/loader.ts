import type {
  HlsConfig,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderContext,
} from 'hls.js';
import HlsJs from 'hls.js';
import type { ArrivedPlayback, StreamHead } from '../store/head.ts';
import type { Addresses } from './addresses.ts';
import type { Renewal } from './renewal.ts';

type Callbacks = LoaderCallbacks<LoaderContext>;
type LoaderClass = new (config: HlsConfig) => Loader<LoaderContext>;

export type LoaderParts = {
  readonly head: StreamHead | undefined;
  readonly addresses: Addresses;
  readonly renewal: Renewal;
  /** Rewrites the text of a playlist. */
  readonly continuity: (playlist: string) => string;
  /** Settles when the prefetched head has been shown; other requests wait for it. */
  readonly shown: Promise<void>;
};

/** The library's network loader, which ours extends. */
const Network = HlsJs.DefaultConfig.loader;

const FORBIDDEN = 403;

/**
 * hls.js loader: serves prefetched bytes first, then the network with the current signed address. A 403 renews the
 * address and retries; hls.js sees neither.
 */
export function loaderOf(parts: LoaderParts): LoaderClass {
  const { head, addresses, renewal, continuity, shown } = parts;
  return class extends Network {
    #gone = false;

    override load(context: LoaderContext, config: LoaderConfiguration, given: Callbacks): void {
      const { url, rangeStart = 0, rangeEnd = 0 } = context;
      const callbacks: Callbacks = {
        ...given,
        onSuccess: (response, ...rest) => {
          const { data } = response;
          const read =
            typeof data === 'string' ? { ...response, data: continuity(data) } : response;
          given.onSuccess(read, ...rest);
        },
      };
      const text = head?.playlist(url);
      const bytes = head?.bytes(url, rangeStart, rangeEnd);
      if (text !== undefined)
        queueMicrotask(() => this.#deliver(context, callbacks, text, atOnce()));
      else if (bytes === undefined && head === undefined) this.#request(context, config, callbacks);
      else if (bytes === undefined)
        void shown.then(() => this.#gone || this.#request(context, config, callbacks));
      else
        bytes.then(
          (arrived) => this.#deliver(context, callbacks, arrived.data, arrived),
          () => this.#gone || this.#request(context, config, callbacks),
        );
    }

    override abort(): void {
      this.#gone = true;
      super.abort();
    }

    override destroy(): void {
      this.#gone = true;
      super.destroy();
    }

    /**
     * Responds from memory. The transfer's own times are shifted to now, so that waiting does not count as a slow
     * network.
     */
    #deliver(
      context: LoaderContext,
      callbacks: Callbacks,
      data: string | ArrayBuffer,
      { requested, first, end }: Omit<ArrivedPlayback, 'data'>,
    ): void {
      if (this.#gone) return;
      const { stats } = this;
      const late = performance.now() - end;
      Object.assign(stats.loading, {
        start: requested + late,
        first: first + late,
        end: end + late,
      });
      stats.loaded = stats.total = typeof data === 'string' ? data.length : data.byteLength;
      callbacks.onSuccess({ url: context.url, data, code: 200 }, stats, context, null);
    }

    #request(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
      const sent = { ...context, url: addresses.current(context.url) };
      const moved = sent.url !== context.url;
      super.load(sent, config, {
        ...callbacks,
        onSuccess: (response, ...rest) =>
          callbacks.onSuccess(moved ? { ...response, url: context.url } : response, ...rest),
        onError: (...refused) => {
          const [{ code }] = refused;
          if (code !== FORBIDDEN) callbacks.onError(...refused);
          else
            void renewal(sent.url).then((renewed) => {
              if (this.#gone) return;
              if (renewed) this.#again(context, config, callbacks);
              else callbacks.onError(...refused);
            });
        },
      });
    }

    #again(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
      this.stats.loading.start = 0; // The loader refuses to start twice.
      this.#request(context, config, callbacks);
    }
  };
}

function atOnce(): Omit<ArrivedPlayback, 'data'> {
  const now = performance.now();
  return { requested: now, first: now, end: now };
}
