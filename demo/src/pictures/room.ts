import type { Random } from '../random.ts';
import { type Canvas, createCanvas, HEIGHT, type Point, WIDTH } from './canvas.ts';
import { lighter, mix } from './colour.ts';
import type { Scenery } from './landscape.ts';
import { type Mood, moodOf } from './mood.ts';
import { type Palette, PALETTES } from './palettes.ts';
import { box, onFloor, panel, rectangle } from './solids.ts';
import { createStage, inFrame, type Stage } from './stage.ts';

export interface Room {
  canvas: Canvas;
  mood: Mood;
  palette: Palette;
  scenery: Scenery;
  /** The floor's coordinates: x from the centre, z from the viewer. */
  stage: Stage;
  /** The walls' coordinates: x along the wall from the left, z into it. */
  back: Stage;
  left: Stage;
  right: Stage;
  width: number;
  depth: number;
  height: number;
  /** The viewer's eye level, in pixels. */
  horizon: number;
}

export type FloorKind = 'planks' | 'tiles' | 'concrete';

interface RoomOptions {
  width: number;
  depth: number;
  height?: number;
  floor?: FloorKind;
  accentBack?: boolean;
  wallBoards?: boolean;
  eyeHeight?: number;
  focal?: number;
}

/** An empty room with floor, ceiling, walls and skirting; the viewer stands at its open side. */
export function createRoom(seed: number, random: Random, options: RoomOptions): Room {
  const { width, depth, height = 2.55, floor = 'planks', eyeHeight = 1.4, focal = 1180 } = options;
  const canvas = createCanvas();
  const mood = moodOf(seed);
  const palette = PALETTES[seed % PALETTES.length] as Palette;
  const horizon = 565;
  const base = createStage({
    canvas,
    eyeHeight,
    focal,
    centre: [WIDTH / 2, horizon],
    light: [-0.62, 0.62, -0.48],
    shade: mood.lamps > 0.3 ? '#453c48' : '#4c4a52',
  });
  const stage = inFrame(base, { x: random.between(-0.25, 0.25), turn: random.between(-9, 9) });
  const back = inFrame(stage, { x: -width / 2, z: depth });
  const left = inFrame(stage, { x: -width / 2, z: -1, turn: 90 });
  const right = inFrame(stage, { x: width / 2, z: depth, turn: -90 });
  const room: Room = {
    canvas,
    mood,
    palette,
    stage,
    back,
    left,
    right,
    width,
    depth,
    height,
    horizon,
    scenery: random.pick(['roofs', 'hills', 'fjord', 'forest']),
  };

  drawFloor(room, floor, random);
  const reach = depth + 1;
  panel(
    stage,
    onFloor(-width / 2, -1, width, reach, height),
    mix('#f6f4ef', stage.shade, 0.06),
    0.02,
  );
  canvas.fill(
    stage.shape(onFloor(-width / 2, -1, width, reach, height)),
    canvas.verticalGradient([
      [0, stage.shade, 0.16],
      [1, stage.shade, 0],
    ]),
  );
  const wall = palette.wall;
  canvas.fill(
    left.shape(rectangle(0, 0, reach, height)),
    wallPaint(room, mix(wall, stage.shade, 0.17), [0.02, 0.12]),
  );
  canvas.fill(
    right.shape(rectangle(0, 0, reach, height)),
    wallPaint(room, mix(wall, stage.shade, 0.03), [0.03, 0.06]),
  );
  panel(
    back,
    rectangle(0, 0, width, height),
    mix(options.accentBack ? palette.accent : wall, stage.shade, 0.09),
    0.1,
  );
  if (options.wallBoards) {
    const grooves = Array.from({ length: Math.floor(width / 0.14) }, (_, i) =>
      back.shape(rectangle(i * 0.14, 0, 0.008, height)),
    );
    canvas.fillAll(grooves, stage.shade, 0.18);
  }
  cornerShade(room);
  for (const [own, length] of [
    [back, width],
    [left, reach],
    [right, reach],
  ] as const) {
    box(own, { x: 0, y: 0, z: -0.03, w: length, h: 0.12, d: 0.03 }, '#f7f5f1', 0.05);
    box(own, { x: 0, y: height - 0.07, z: -0.05, w: length, h: 0.07, d: 0.05 }, '#faf9f6', 0.03);
  }
  return room;
}

function wallPaint(
  { canvas, stage }: Room,
  colour: string,
  [near, far]: readonly [number, number],
): string {
  return canvas.verticalGradient([
    [0, lighter(colour, 0.05)],
    [0.5, mix(colour, stage.shade, near)],
    [1, mix(colour, stage.shade, far + 0.08)],
  ]);
}

/** Corners are a little darker than the walls that meet there. */
function cornerShade({ canvas, stage, back, left, right, width, depth, height }: Room): void {
  const [l, r] = [back.point(0, 1, 0)[0], back.point(width, 1, 0)[0]];
  const soft = (from: number, to: number) =>
    canvas.linearGradient(
      [from, 0],
      [to, 0],
      [
        [0, stage.shade, 0.15],
        [1, stage.shade, 0],
      ],
    );
  canvas.fill(back.shape(rectangle(0, 0, 0.9, height)), soft(l, l + 150));
  canvas.fill(back.shape(rectangle(width - 0.9, 0, 0.9, height)), soft(r, r - 150));
  canvas.fill(left.shape(rectangle(depth - 0.4, 0, 1.4, height)), soft(l, l - 130));
  canvas.fill(right.shape(rectangle(0, 0, 1.4, height)), soft(r, r + 130));
}

function drawFloor(
  { canvas, stage, palette, width, depth }: Room,
  kind: FloorKind,
  random: Random,
): void {
  const tone = { planks: palette.floor, tiles: '#c9c6bf', concrete: '#b5b3ae' }[kind];
  const area = onFloor(-width / 2, -1, width, depth + 1);
  canvas.fill(
    stage.shape(area),
    canvas.verticalGradient([
      [0, mix(tone, stage.shade, 0.12)],
      [0.5, lighter(tone, 0.05)],
      [1, mix(tone, stage.shade, 0.2)],
    ]),
  );
  if (kind === 'concrete') return;
  if (kind === 'tiles') {
    const size = random.pick([0.3, 0.45, 0.6]);
    const joints: Point[][] = [];
    for (let x = -width / 2; x < width / 2; x += size)
      joints.push(stage.shape(onFloor(x, -1, 0.008, depth + 1)));
    for (let z = 0.3; z < depth; z += size)
      joints.push(stage.shape(onFloor(-width / 2, z, width, 0.008)));
    canvas.fillAll(joints, '#f1efea', 0.7);
    return;
  }
  const board = 0.16;
  const tones: Point[][][] = [[], [], []];
  const joints: Point[][] = [];
  for (let x = -width / 2; x < width / 2 - 0.01; x += board) {
    joints.push(stage.shape(onFloor(x, -1, 0.006, depth + 1)));
    for (let z = -random.next() * 2; z < depth;) {
      const length = Math.min(random.between(1.1, 2.2), depth - z);
      tones[random.int(0, 2)]?.push(
        stage.shape(onFloor(x, z, Math.min(board, width / 2 - x), length)),
      );
      joints.push(stage.shape(onFloor(x, z, board, 0.006)));
      z += length;
    }
  }
  canvas.fillAll(tones[0] ?? [], '#ffffff', 0.07);
  canvas.fillAll(tones[1] ?? [], stage.shade, 0.05);
  canvas.fillAll(joints, stage.shade, 0.3);
}

/** The glow of a lamp. */
export function glow({ canvas, mood }: Room, at: Point, radius: number, strength = 1): void {
  const power = (mood.lamps > 0.3 ? 0.75 : 0.28) * strength;
  canvas.ellipse(
    at,
    radius,
    radius,
    canvas.centredGradient([
      [0, '#ffe7b3', power],
      [0.25, '#ffdd9c', power * 0.4],
      [1, '#ffd68a', 0],
    ]),
  );
}

export function finishRoom({ canvas, mood }: Room, mirrored: boolean): string {
  const all: Point[] = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ];
  if (mood.lamps > 0.3)
    canvas.fill(
      all,
      canvas.radialGradient([800, 560], 1150, [
        [0, '#ffb866', 0.07],
        [0.5, '#3a3454', 0.2],
        [1, '#1f2544', 0.52],
      ]),
    );
  else {
    canvas.fill(all, mood.veil, mood.veilOpacity * 0.5);
    canvas.fill(
      all,
      canvas.radialGradient([60, 480], 1300, [
        [0, '#fff6e0', 0.2],
        [0.5, '#fff6e0', 0.05],
        [1, '#fff6e0', 0],
      ]),
    );
    canvas.fill(
      all,
      canvas.radialGradient([760, 560], 1100, [
        [0, '#4a4038', 0],
        [0.5, '#4a4038', 0],
        [1, '#3d342e', 0.24],
      ]),
    );
  }
  return canvas.svg({ mirrored });
}
