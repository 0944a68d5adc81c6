export const WIDTH = 1600;

export const HEIGHT = 1200;

/** Pixels from the top left corner. */
export type Point = readonly [number, number];

/** Position (0 to 1), colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

export interface Canvas {
  fill(points: readonly Point[], paint: string, opacity?: number): void;
  /** Draws many shapes as one element: efficient for leaves, boards and tiles. */
  fillAll(shapes: readonly (readonly Point[])[], paint: string, opacity?: number): void;
  stroke(
    lines: readonly (readonly Point[])[],
    colour: string,
    width: number,
    opacity?: number,
  ): void;
  path(data: string, paint: string, opacity?: number): void;
  ellipse(centre: Point, rx: number, ry: number, paint: string, opacity?: number): void;
  /** A linear gradient from one point to another. */
  linearGradient(from: Point, to: Point, stops: readonly Stop[]): string;
  /** A radial gradient around a point, in pixels. */
  radialGradient(centre: Point, radius: number, stops: readonly Stop[]): string;
  /** A gradient relative to the bounding box of its shape: downwards, or from the centre outwards. */
  verticalGradient(stops: readonly Stop[]): string;
  centredGradient(stops: readonly Stop[]): string;
  clip(points: readonly Point[], draw: () => void): void;
  svg(options: { mirrored: boolean }): string;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

const outline = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

const faded = (name: string, opacity: number | undefined) =>
  opacity === undefined || opacity >= 1 ? '' : ` ${name}="${opacity.toFixed(2)}"`;

export function createCanvas(): Canvas {
  const defs = new Map<string, string>();
  const body: string[] = [];

  /** Equal gradients are defined once: a façade has a hundred equal panes. */
  function define(markup: (id: string) => string): string {
    const key = markup('');
    const id = defs.get(key) ?? `d${defs.size}`;
    defs.set(key, id);
    return id;
  }
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${short(at * 100)}%" stop-color="${colour}"${faded('stop-opacity', opacity)}/>`,
      )
      .join('');
  const gradient = (tag: string, attributes: string, stops: readonly Stop[]) =>
    `url(#${define((id) => `<${tag} id="${id}" ${attributes}>${stopsOf(stops)}</${tag}>`)})`;
  const path = (data: string, paint: string, opacity?: number) => {
    if (data) body.push(`<path d="${data}" fill="${paint}"${faded('fill-opacity', opacity)}/>`);
  };

  return {
    path,
    fill: (points, paint, opacity) =>
      path(points.length > 2 ? `${outline(points)}Z` : '', paint, opacity),
    fillAll: (shapes, paint, opacity) =>
      path(
        shapes
          .filter((shape) => shape.length > 2)
          .map((shape) => `${outline(shape)}Z`)
          .join(''),
        paint,
        opacity,
      ),
    stroke(lines, colour, width, opacity) {
      const data = lines.map(outline).join('');
      if (!data) return;
      body.push(
        `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(Math.max(0.4, width))}" stroke-linecap="round" stroke-linejoin="round"${faded('stroke-opacity', opacity)}/>`,
      );
    },
    ellipse([x, y], rx, ry, paint, opacity) {
      body.push(
        `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint}"${faded('fill-opacity', opacity)}/>`,
      );
    },
    linearGradient: ([x1, y1], [x2, y2], stops) =>
      gradient(
        'linearGradient',
        `gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`,
        stops,
      ),
    radialGradient: ([x, y], radius, stops) =>
      gradient(
        'radialGradient',
        `gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`,
        stops,
      ),
    verticalGradient: (stops) => gradient('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops),
    centredGradient: (stops) => gradient('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops),
    clip(points, draw) {
      if (points.length < 3) return;
      const id = define(
        (own) => `<clipPath id="${own}"><path d="${outline(points)}Z"/></clipPath>`,
      );
      body.push(`<g clip-path="url(#${id})">`);
      draw();
      body.push('</g>');
    },
    svg({ mirrored }) {
      const definitions = [...defs].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join('');
      const turn = mirrored ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs><g${turn}>${body.join('')}</g></svg>`;
    },
  };
}
