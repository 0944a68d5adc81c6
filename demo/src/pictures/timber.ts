import type { Random } from '../random.ts';
import { lighter, mix } from './colour.ts';
import { boards, door, flat, type WindowLook, windowOn } from './facade.ts';
import type { Mood } from './mood.ts';
import { roofSlope } from './roofs.ts';
import { box, lit, panel, rectangle } from './solids.ts';
import { inFrame, type Stage, type Vector } from './stage.ts';

export const PAINTS = [
  '#efece4',
  '#9c3f33',
  '#d2a24c',
  '#e9e6df',
  '#7e8f86',
  '#8d3a31',
  '#6d8092',
  '#e6d7ae',
  '#4a545b',
  '#c9b48e',
];

export const TRIM = '#f5f2ea';

export interface Body {
  /** Lengths along the front, from front to back, up to the eaves, and from the eaves to the ridge. */
  long: number;
  deep: number;
  eaves: number;
  rise: number;
  wall: string;
  roof: string;
  upright: boolean;
}

/** The walls and roof of a timber house with its gable to the left, without details. */
export function shell(
  front: Stage,
  { long, deep, eaves, rise, wall, roof, upright }: Body,
  mood: Mood,
): Stage {
  const gable = inFrame(front, { z: deep, turn: -90 });
  const [over, mid, top] = [0.45, deep / 2, eaves + rise];
  // How far the eaves are below the top of the wall, where the slope continues beyond it.
  const drop = (rise / mid) * over;
  roofSlope(
    front,
    [
      [-over, eaves - drop, -over],
      [long + over, eaves - drop, -over],
    ],
    [
      [-over, top, mid],
      [long + over, top, mid],
    ],
    roof,
    mood,
  );
  const outline: Vector[] = [
    [0, 0, 0],
    [deep, 0, 0],
    [deep, eaves, 0],
    [mid, top, 0],
    [0, eaves, 0],
  ];
  panel(gable, outline, mix(wall, mood.shade, 0.13), 0.12);
  gable.canvas.clip(gable.shape(outline), () =>
    boards(gable, 0, 0, deep, top, upright ? 0.24 : 0.2, upright, 0.17),
  );
  panel(front, rectangle(0, 0, long, eaves), wall, 0.08);
  boards(front, 0, 0, long, eaves, upright ? 0.24 : 0.2, upright, 0.15);
  // The shadow of the eaves on the wall.
  front.canvas.fill(
    front.shape(rectangle(0, eaves - 0.7, long, 0.7)),
    front.canvas.verticalGradient([
      [0, mood.shade, 0.42],
      [1, mood.shade, 0],
    ]),
  );
  for (const [stage, at] of [
    [front, 0],
    [front, long - 0.2],
    [gable, 0],
    [gable, deep - 0.2],
  ] as const)
    flat(stage, at, 0.4, 0.2, eaves - 0.4, TRIM);
  flat(front, 0, 0, long, 0.5, '#9b978f');
  flat(gable, 0, 0, deep, 0.5, '#8a867f');
  const fascia = mood.snow ? '#f6f8fb' : TRIM;
  const face = lit(
    front,
    fascia,
    front.facing([
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ]).normal,
  );
  const thick = 0.24;
  front.canvas.fill(
    front.shape([
      [-over, eaves - drop, -over],
      [long + over, eaves - drop, -over],
      [long + over, eaves - drop - thick, -over],
      [-over, eaves - drop - thick, -over],
    ]),
    face,
  );
  for (const [low, high] of [
    [-over, mid],
    [deep + over, mid],
  ] as const) {
    const foot = eaves - drop;
    front.canvas.fill(
      front.shape([
        [-over, foot, low],
        [-over, top, high],
        [-over, top - thick * 1.1, high],
        [-over, foot - thick, low],
      ]),
      mix(face, mood.shade, 0.1),
    );
  }
  return gable;
}

export function porch(front: Stage, x: number, colour: string, mood: Mood): void {
  door(front, x, 0.55, 1.05, 2.1, colour, mood);
  for (let i = 0; i < 3; i++)
    box(
      front,
      { x: x - 0.4, y: 0, z: -1.6 + i * 0.3, w: 1.9, h: 0.18 * (i + 1), d: 1.6 - i * 0.3 },
      mood.snow ? '#e6ebf1' : '#b3aea5',
    );
  for (const post of [x - 0.4, x + 1.4])
    box(front, { x: post, y: 0.5, z: -1.2, w: 0.12, h: 2.35, d: 0.12 }, TRIM);
  box(
    front,
    { x: x - 0.6, y: 2.85, z: -1.5, w: 2.3, h: 0.16, d: 1.5 },
    mood.snow ? '#f6f8fb' : TRIM,
  );
  const [lx, ly] = front.point(x + 1.3, 2.2, -0.1);
  if (mood.lamps > 0.1) {
    const size = front.scale(x, 2, 0);
    front.canvas.ellipse(
      [lx, ly],
      size * 0.9,
      size * 0.9,
      front.canvas.centredGradient([
        [0, '#ffdf9a', 0.8],
        [0.3, '#ffdf9a', 0.3],
        [1, '#ffdf9a', 0],
      ]),
    );
  }
}

export function dormer(
  front: Stage,
  x: number,
  y: number,
  z: number,
  wall: string,
  roof: string,
  look: WindowLook,
  mood: Mood,
  random: Random,
): void {
  const own = inFrame(front, { x, y, z });
  const [w, h, rise] = [2.3, 1.5, 0.95];
  box(own, { x: 0, y: -0.2, z: 0, w, h: h + 0.2, d: 2 }, wall);
  own.canvas.fill(
    own.shape([
      [0, h, 0],
      [w, h, 0],
      [w / 2, h + rise, 0],
    ]),
    lighter(wall, 0.06),
  );
  windowOn(own, 0.5, 0.15, 1.3, 1.25, look, mood, random);
  for (const [low, side] of [
    [-0.25, -1],
    [w + 0.25, 1],
  ] as const) {
    const slope: Vector[] = [
      [low, h - 0.2, -0.2],
      [w / 2, h + rise + 0.05, -0.2],
      [w / 2, h + rise + 0.05, 2.4],
      [low, h - 0.2, 2.4],
    ];
    const order = side < 0 ? [slope[0], slope[3], slope[2], slope[1]] : slope;
    if (own.facing(order as Vector[]).visible)
      own.canvas.fill(own.shape(slope), mood.snow ? '#eef2f7' : roof);
    own.canvas.fill(
      own.shape([
        [low, h - 0.2, -0.2],
        [w / 2, h + rise + 0.05, -0.2],
        [w / 2, h + rise - 0.16, -0.2],
        [low, h - 0.4, -0.2],
      ]),
      TRIM,
    );
  }
}
