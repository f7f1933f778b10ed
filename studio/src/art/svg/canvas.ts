import { ramp, spread, type Stop, type Stops } from './colour.ts';
import { rect, type Style } from './element.ts';
import { box, num, type Point } from './path.ts';
import { random, type Random } from './random.ts';

export interface CanvasOptions {
  /** Size of the drawing in its own units; scenes are composed for about 1080 on the short side. */
  readonly width: number;
  readonly height: number;
  /** Width of the raster it is meant for: grain has to match pixels, not units. */
  readonly pixels: number;
  readonly seed: number;
}

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha =
        opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${num(offset * 100)}%" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/** What a scene draws on: a size, a seeded random source and the shared definitions (gradients, filters). */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  readonly seed: number;
  readonly random: Random;
  #definitions = '';
  #count = 0;

  constructor(options: CanvasOptions) {
    this.width = options.width;
    this.height = options.height;
    this.pixels = options.pixels;
    this.seed = options.seed;
    this.random = random(options.seed);
  }

  /** Length of one design unit: strokes and small motifs are given in these. */
  get unit(): number {
    return Math.min(this.width, this.height) / 1080;
  }

  get landscape(): boolean {
    return this.width / this.height > 1.2;
  }

  get diagonal(): number {
    return Math.hypot(this.width, this.height);
  }

  /** The first value on landscape canvases, the second on portrait and square ones. */
  by<T>(landscape: T, portrait: T): T {
    return this.landscape ? landscape : portrait;
  }

  between(min: number, max: number): number {
    return min + (max - min) * this.random();
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.random() * list.length)] ?? list[0];
  }

  /** Adds a definition; `markup` gets its id. Returns the `url(#id)` that refers to it. */
  define(markup: (id: string) => string): string {
    const id = `d${++this.#count}`;
    this.#definitions += markup(id);
    return `url(#${id})`;
  }

  get definitions(): string {
    return `<defs>${this.#definitions}</defs>`;
  }

  /** Linear gradient between two points of the canvas. Without opacities it is blended in OKLab. */
  linear(stops: Stops, [x1, y1]: Point, [x2, y2]: Point): string {
    return this.#linear(
      stops,
      `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`,
    );
  }

  /** Top to bottom, from `y0` to `y1`. */
  vertical(stops: Stops, y0 = 0, y1 = this.height): string {
    return this.linear(stops, [0, y0], [0, y1]);
  }

  /** Left to right, from `x0` to `x1`. */
  horizontal(stops: Stops, x0 = 0, x1 = this.width): string {
    return this.linear(stops, [x0, 0], [x1, 0]);
  }

  /** Linear gradient across the bounding box of whatever is painted; points are fractions of the box. */
  across(stops: Stops, [x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 1]): string {
    return this.#linear(stops, `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`);
  }

  #linear(stops: Stops, geometry: string): string {
    const places = spread(stops);
    const opaque = places.every(([, , opacity]) => opacity === undefined);
    const body = stopMarkup(opaque ? ramp(places) : places);
    return this.define((id) => `<linearGradient id="${id}" ${geometry}>${body}</linearGradient>`);
  }

  /** Radial gradient around a point; `transform` squeezes it into an ellipse. */
  radial(stops: Stops, cx: number, cy: number, r: number, transform = ''): string {
    const squeeze = transform === '' ? '' : ` gradientTransform="${transform}"`;
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" gradientUnits="userSpaceOnUse"${squeeze}>${stopMarkup(spread(stops))}</radialGradient>`,
    );
  }

  /** A filter over the bounding box grown by `margin` (share of its size). */
  filter(primitives: string, margin = 0): string {
    const from = `${-margin * 100}%`;
    const size = `${(1 + 2 * margin) * 100}%`;
    return this.define(
      (id) =>
        `<filter id="${id}" x="${from}" y="${from}" width="${size}" height="${size}" color-interpolation-filters="sRGB">${primitives}</filter>`,
    );
  }

  blur(deviation: number): string {
    return this.filter(`<feGaussianBlur stdDeviation="${num(deviation)}"/>`, 0.5);
  }

  clip(d: string, transform = ''): string {
    const placed = transform === '' ? '' : ` transform="${transform}"`;
    return this.define((id) => `<clipPath id="${id}"><path d="${d}"${placed}/></clipPath>`);
  }

  /** Clips to a path with holes: what lies inside an odd number of its outlines. */
  clipEvenOdd(d: string): string {
    return this.define(
      (id) => `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath>`,
    );
  }

  clipBox(x: number, y: number, w: number, h: number): string {
    return this.clip(box(x, y, w, h));
  }

  /** A luminance mask: white shows, black hides. */
  mask(body: string): string {
    return this.define(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${num(this.width)}" height="${num(this.height)}">${body}</mask>`,
    );
  }

  /** Paints the whole canvas. */
  cover(fill: string, style: Style = {}): string {
    return rect(0, 0, this.width, this.height, { fill, ...style });
  }

  /**
   * The finished document. `width` and `height` are in pixels; the drawing is cut to fill them.
   * @param view left edge, top edge, width and height of the part that is shown, in units
   */
  document(
    body: string,
    width = this.pixels,
    height = Math.round((this.pixels * this.height) / this.width),
    view: readonly [number, number, number, number] = [0, 0, this.width, this.height],
  ): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(num).join(' ')}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${this.definitions}${body}</svg>`;
  }
}
