import type { Random } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Mood } from './mood.ts';
import { type Block, box, lit, onFloor, rectangle } from './solids.ts';
import type { Stage } from './stage.ts';

// Coordinates of a façade: x along the wall, y up, z into the building. Parts that project have a negative z.

export interface WindowLook {
  frame: string;
  /** A moulding around the opening. */
  casing?: string;
  /** Positions of upright bars, as shares of the width. */
  bars: readonly number[];
  /** The position of a cross bar, as a share of the height. */
  transom?: number;
  sill?: string;
}

const frontOf = (stage: Stage, colour: string): string =>
  lit(
    stage,
    colour,
    stage.facing([
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ]).normal,
  );

/** A band or field flat on the wall. */
export function flat(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  opacity = 1,
): void {
  stage.canvas.fill(stage.shape(rectangle(x, y, w, h)), frontOf(stage, colour), opacity);
}

/** Lines on the wall as thin fields, so that they narrow with distance: joints, boards. */
export function lines(
  stage: Stage,
  fields: readonly (readonly [x: number, y: number, w: number, h: number])[],
  colour: string,
  opacity: number,
): void {
  stage.canvas.fillAll(
    fields.map(([x, y, w, h]) => stage.shape(rectangle(x, y, w, h))),
    colour,
    opacity,
  );
}

export function boards(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  every: number,
  upright: boolean,
  opacity = 0.16,
): void {
  const count = Math.floor((upright ? w : h) / every);
  lines(
    stage,
    Array.from({ length: count }, (_, i) =>
      upright
        ? ([x + (i + 0.5) * every, y, 0.025, h] as const)
        : ([x, y + (i + 0.5) * every, w, 0.022] as const),
    ),
    stage.shade,
    opacity,
  );
}

export function windowOn(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook,
  mood: Mood,
  random: Random,
): void {
  const { canvas } = stage;
  const frame = frontOf(stage, look.frame);
  if (look.casing) flat(stage, x - 0.13, y - 0.06, w + 0.26, h + 0.2, look.casing);
  canvas.fill(
    stage.shape(rectangle(x - 0.02, y - 0.02, w + 0.04, h + 0.04)),
    mix(frame, stage.shade, 0.5),
  );
  canvas.fill(stage.shape(rectangle(x, y, w, h)), frame);
  const glass = rectangle(x + 0.07, y + 0.07, w - 0.14, h - 0.14);
  const lamp = random.chance(mood.lamps);
  canvas.fill(
    stage.shape(glass),
    canvas.verticalGradient(
      lamp
        ? [
            [0, '#ffe2a3'],
            [0.6, '#f9c476'],
            [1, '#d9934f'],
          ]
        : [
            [0, mix('#3c4f5e', mood.sky[0], 0.34)],
            [0.55, mix('#63798a', mood.sky[1], 0.4)],
            [1, mix('#46545f', mood.sky[1], 0.2)],
          ],
    ),
  );
  const cloth = lamp ? '#f6cf95' : mix('#e9e4da', mood.shade, 0.24);
  if (random.chance(0.6)) {
    const drawn = random.between(0.1, 0.24) * w;
    lines(
      stage,
      [
        [x + 0.07, y + 0.07, drawn, h - 0.14],
        [x + w - 0.07 - drawn, y + 0.07, drawn, h - 0.14],
      ],
      cloth,
      0.7,
    );
  } else if (random.chance(0.3)) {
    const fall = random.between(0.2, 0.55) * h;
    lines(stage, [[x + 0.07, y + h - 0.07 - fall, w - 0.14, fall]], cloth, 0.75);
  }
  if (random.chance(0.3)) {
    const at = x + w * random.between(0.25, 0.7);
    canvas.fill(
      stage.shape([
        [at - 0.16, y + 0.1, 0],
        [at + 0.16, y + 0.1, 0],
        [at + 0.22, y + 0.42, 0],
        [at, y + 0.6, 0],
        [at - 0.2, y + 0.4, 0],
      ]),
      '#4b6047',
      lamp ? 0.75 : 0.6,
    );
  }
  // The reflection of the sky, and the shadow of the opening on it.
  canvas.fill(
    stage.shape([
      [x + w * 0.1, y + 0.07, 0],
      [x + w * 0.42, y + 0.07, 0],
      [x + w * 0.86, y + h - 0.07, 0],
      [x + w * 0.54, y + h - 0.07, 0],
    ]),
    '#ffffff',
    lamp ? 0.07 : 0.13,
  );
  lines(stage, [[x + 0.07, y + h - 0.17, w - 0.14, 0.1]], stage.shade, 0.34);
  const cross = look.transom === undefined ? [] : [[x, y + h * look.transom, w, 0.06] as const];
  canvas.fillAll(
    [...look.bars.map((at) => [x + w * at - 0.03, y, 0.06, h] as const), ...cross].map(
      ([bx, by, bw, bh]) => stage.shape(rectangle(bx, by, bw, bh)),
    ),
    frame,
  );
  if (look.sill) {
    const sill: Block = { x: x - 0.12, y: y - 0.12, z: -0.12, w: w + 0.24, h: 0.1, d: 0.12 };
    box(stage, sill, mood.snow ? '#f6f8fb' : look.sill);
    lines(stage, [[x - 0.1, y - 0.22, w + 0.2, 0.09]], stage.shade, 0.18);
  }
}

export function door(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  mood: Mood,
): void {
  flat(stage, x - 0.14, y, w + 0.28, h + 0.16, '#f0ece2');
  flat(stage, x - 0.02, y, w + 0.04, h + 0.03, darker(colour, 0.5));
  flat(stage, x, y, w, h, colour);
  const pane = mood.lamps > 0.1 ? '#ffd890' : mix('#6f8794', mood.sky[1], 0.4);
  flat(stage, x + w * 0.2, y + h * 0.5, w * 0.6, h * 0.4, darker(colour, 0.2));
  flat(stage, x + w * 0.24, y + h * 0.53, w * 0.52, h * 0.34, pane);
  flat(stage, x + w * 0.2, y + h * 0.1, w * 0.6, h * 0.3, darker(colour, 0.16));
  flat(stage, x + w * 0.22, y + h * 0.11, w * 0.56, h * 0.27, lighter(colour, 0.06));
  flat(stage, x + w * 0.86, y + h * 0.43, w * 0.06, h * 0.07, '#d8c48a');
  lines(stage, [[x, y + h - 0.12, w, 0.12]], stage.shade, 0.3);
}

/** A strip of ground in the façade's coordinates. */
export function strip(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  colour: string,
  y = 0,
): void {
  const shape = stage.shape(onFloor(x, z, w, d, y));
  stage.canvas.fill(
    shape,
    stage.canvas.verticalGradient([
      [0, lighter(colour, 0.06)],
      [1, darker(colour, 0.1)],
    ]),
  );
}
