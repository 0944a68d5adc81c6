import type { Random } from '../random.ts';
import { createCanvas, HEIGHT, WIDTH, type Canvas, type Point } from './canvas.ts';
import { lighter, mix } from './colour.ts';
import { landscape, type Scenery } from './landscape.ts';
import { MOODS, type Mood, type MoodName } from './mood.ts';
import { box, onFloor, panel, rectangle } from './solids.ts';
import { createStage, inFrame, type Stage, type Vector } from './stage.ts';

export interface Palette {
  wall: string;
  accent: string;
  wood: string;
  floor: string;
  sofa: string;
  cushions: readonly string[];
  textile: string;
  metal: string;
  cabinet: string;
  worktop: string;
}

export const PALETTES: readonly Palette[] = [
  { wall: '#eeebe4', accent: '#d9d3c7', wood: '#c7a27a', floor: '#cfab80', sofa: '#a9afae', cushions: ['#d9b48f', '#e9e1d3', '#7f8f86'], textile: '#e8e0d2', metal: '#3a3d3f', cabinet: '#f1efea', worktop: '#b98d60' },
  { wall: '#e4e6e0', accent: '#9aaa99', wood: '#b58a5f', floor: '#c2996b', sofa: '#d9cdbb', cushions: ['#7c9280', '#c98f6d', '#f0e9dc'], textile: '#f0ebe0', metal: '#b08a4f', cabinet: '#93a595', worktop: '#ece7de' },
  { wall: '#efe9e1', accent: '#d7b7a1', wood: '#a97c55', floor: '#b98e63', sofa: '#b9795c', cushions: ['#ead9c5', '#86675a', '#d8a988'], textile: '#eadccb', metal: '#2f3234', cabinet: '#e7ddd0', worktop: '#54504b' },
  { wall: '#e6eaec', accent: '#7f97a6', wood: '#d2b48c', floor: '#dabf97', sofa: '#5f7686', cushions: ['#e4d6bd', '#c9d4d8', '#d8a05e'], textile: '#dfe4e6', metal: '#8b9298', cabinet: '#5d7280', worktop: '#d9c3a0' },
  { wall: '#f2f0ec', accent: '#c9c2b5', wood: '#8a6547', floor: '#9c7650', sofa: '#5d6a5c', cushions: ['#c7a86b', '#e5ded0', '#8d9a86'], textile: '#e4ddd0', metal: '#2c2f31', cabinet: '#3f4a4c', worktop: '#c9a77b' },
  { wall: '#ebe4dc', accent: '#b9a7a0', wood: '#caa984', floor: '#d4b592', sofa: '#ede6da', cushions: ['#b07f73', '#cdb7a4', '#8c8580'], textile: '#f3ede3', metal: '#4a4543', cabinet: '#d9cfc4', worktop: '#f0ece5' },
];

export interface Room {
  canvas: Canvas;
  mood: Mood;
  palette: Palette;
  scenery: Scenery;
  /** The floor's own frame: x from the middle, z from the viewer. */
  stage: Stage;
  /** Walls as frames: x along them from the left, z into them. */
  back: Stage;
  left: Stage;
  right: Stage;
  width: number;
  depth: number;
  height: number;
  /** Where the viewer's eye level lies, in pixels. */
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

const DAYLIGHT: readonly MoodName[] = ['summerDay', 'winterDay', 'spring', 'summerEvening', 'autumn', 'summerDay', 'blueHour'];

/** An empty room with floor, ceiling, walls and skirting; the viewer stands at its open side. */
export function createRoom(seed: number, random: Random, options: RoomOptions): Room {
  const { width, depth, height = 2.55, floor = 'planks', eyeHeight = 1.4, focal = 1180 } = options;
  const canvas = createCanvas();
  const mood: Mood = MOODS[DAYLIGHT[(seed * 3 + 1) % DAYLIGHT.length] ?? 'summerDay'];
  const palette = PALETTES[seed % PALETTES.length] ?? (PALETTES[0] as Palette);
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
  const room: Room = { canvas, mood, palette, stage, back, left, right, width, depth, height, horizon, scenery: random.pick(['roofs', 'hills', 'fjord', 'forest']) };

  drawFloor(room, floor, random);
  const reach = depth + 1;
  panel(stage, onFloor(-width / 2, -1, width, reach, height), mix('#f6f4ef', stage.shade, 0.06), 0.02);
  canvas.fill(stage.shape(onFloor(-width / 2, -1, width, reach, height)), canvas.downwards([[0, stage.shade, 0.16], [1, stage.shade, 0]]));
  const wall = palette.wall;
  canvas.fill(left.shape(rectangle(0, 0, reach, height)), wallPaint(room, mix(wall, stage.shade, 0.17), [0.02, 0.12]));
  canvas.fill(right.shape(rectangle(0, 0, reach, height)), wallPaint(room, mix(wall, stage.shade, 0.03), [0.03, 0.06]));
  panel(back, rectangle(0, 0, width, height), mix(options.accentBack ? palette.accent : wall, stage.shade, 0.09), 0.1);
  if (options.wallBoards) {
    const grooves = Array.from({ length: Math.floor(width / 0.14) }, (_, i) => back.shape(rectangle(i * 0.14, 0, 0.008, height)));
    canvas.fillAll(grooves, stage.shade, 0.18);
  }
  cornerShade(room);
  for (const [own, length] of [[back, width], [left, reach], [right, reach]] as const) {
    box(own, { x: 0, y: 0, z: -0.03, w: length, h: 0.12, d: 0.03 }, '#f7f5f1', 0.05);
    box(own, { x: 0, y: height - 0.07, z: -0.05, w: length, h: 0.07, d: 0.05 }, '#faf9f6', 0.03);
  }
  return room;
}

function wallPaint({ canvas, stage }: Room, colour: string, [near, far]: readonly [number, number]): string {
  return canvas.downwards([[0, lighter(colour, 0.05)], [0.5, mix(colour, stage.shade, near)], [1, mix(colour, stage.shade, far + 0.08)]]);
}

/** Corners are a little darker than the walls that meet there. */
function cornerShade({ canvas, stage, back, left, right, width, depth, height }: Room): void {
  const [l, r] = [back.point(0, 1, 0)[0], back.point(width, 1, 0)[0]];
  const soft = (from: number, to: number) => canvas.linear([from, 0], [to, 0], [[0, stage.shade, 0.15], [1, stage.shade, 0]]);
  canvas.fill(back.shape(rectangle(0, 0, 0.9, height)), soft(l, l + 150));
  canvas.fill(back.shape(rectangle(width - 0.9, 0, 0.9, height)), soft(r, r - 150));
  canvas.fill(left.shape(rectangle(depth - 0.4, 0, 1.4, height)), soft(l, l - 130));
  canvas.fill(right.shape(rectangle(0, 0, 1.4, height)), soft(r, r + 130));
}

function drawFloor({ canvas, stage, palette, width, depth }: Room, kind: FloorKind, random: Random): void {
  const tone = { planks: palette.floor, tiles: '#c9c6bf', concrete: '#b5b3ae' }[kind];
  const area = onFloor(-width / 2, -1, width, depth + 1);
  canvas.fill(stage.shape(area), canvas.downwards([[0, mix(tone, stage.shade, 0.12)], [0.5, lighter(tone, 0.05)], [1, mix(tone, stage.shade, 0.2)]]));
  if (kind === 'concrete') return;
  if (kind === 'tiles') {
    const size = random.pick([0.3, 0.45, 0.6]);
    const joints: Point[][] = [];
    for (let x = -width / 2; x < width / 2; x += size) joints.push(stage.shape(onFloor(x, -1, 0.008, depth + 1)));
    for (let z = 0.3; z < depth; z += size) joints.push(stage.shape(onFloor(-width / 2, z, width, 0.008)));
    canvas.fillAll(joints, '#f1efea', 0.7);
    return;
  }
  const board = 0.16;
  const tones: Point[][][] = [[], [], []];
  const joints: Point[][] = [];
  for (let x = -width / 2; x < width / 2 - 0.01; x += board) {
    joints.push(stage.shape(onFloor(x, -1, 0.006, depth + 1)));
    for (let z = -random.next() * 2; z < depth; ) {
      const length = Math.min(random.between(1.1, 2.2), depth - z);
      tones[random.int(0, 2)]?.push(stage.shape(onFloor(x, z, Math.min(board, width / 2 - x), length)));
      joints.push(stage.shape(onFloor(x, z, board, 0.006)));
      z += length;
    }
  }
  canvas.fillAll(tones[0] ?? [], '#ffffff', 0.07);
  canvas.fillAll(tones[1] ?? [], stage.shade, 0.05);
  canvas.fillAll(joints, stage.shade, 0.3);
}

export interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A window in a wall, its reveal, sill and frame, and what lies outside. */
export function windowIn(room: Room, wall: Stage, { x, y, w, h }: Opening, bars: readonly number[], random: Random, sill = true): void {
  const { canvas, mood } = room;
  const deep = 0.16;
  const trim = mix('#fbfaf7', wall.shade, 0.04);
  canvas.fill(wall.shape(rectangle(x - 0.09, y - (sill ? 0 : 0.05), w + 0.18, h + 0.1)), trim);
  const opening = wall.shape(rectangle(x, y, w, h));
  canvas.fill(opening, canvas.downwards([[0, mix(trim, wall.shade, 0.2)], [1, lighter(trim, 0.3)]]));
  canvas.clip(opening, () => {
    const pane = wall.shape(rectangle(x, y, w, h, deep));
    const xs = pane.map(([px]) => px);
    const ys = pane.map(([, py]) => py);
    const [px, py] = [Math.min(...xs), Math.min(...ys)];
    canvas.clip(pane, () => {
      const area = { x: px, y: py, w: Math.max(...xs) - px, h: Math.max(...ys) - py, horizon: room.horizon };
      landscape(canvas, area, room.scenery, mood, random);
      canvas.fill(pane, mood.lamps > 0.3 ? '#20305a' : '#ffffff', mood.lamps > 0.3 ? 0.12 : 0.2);
    });
    const edge = 0.07;
    const fields = [
      rectangle(x, y, w, edge, deep), rectangle(x, y + h - edge, w, edge, deep), rectangle(x, y, edge, h, deep), rectangle(x + w - edge, y, edge, h, deep),
      ...bars.map((at) => rectangle(x + w * at - 0.04, y, 0.08, h, deep)),
    ];
    canvas.fillAll(fields.map((field) => wall.shape(field)), mix('#fdfcfa', wall.shade, 0.08));
    canvas.fillAll([wall.shape(rectangle(x, y + h - edge - 0.015, w, 0.015, deep)), ...bars.map((at) => wall.shape(rectangle(x + w * at + 0.04, y, 0.012, h, deep)))], wall.shade, 0.24);
  });
  if (sill) box(wall, { x: x - 0.12, y: y - 0.05, z: -0.14, w: w + 0.24, h: 0.05, d: 0.3 }, '#fbfaf7');
}

/** Long folds of cloth on either side of a window. */
export function curtains({ canvas, height }: Room, wall: Stage, { x, w }: Opening, colour: string, low = 0.03): void {
  const top = height - 0.16;
  canvas.fill(wall.shape(rectangle(x - 0.62, top, w + 1.24, 0.025, -0.1)), '#4a4744');
  for (const start of [x - 0.56, x + w + 0.06]) {
    const folds = 8;
    const each = 0.5 / folds;
    for (let i = 0; i < folds; i++) {
      const shape = wall.shape([[start + i * each, low, -0.1], [start + (i + 1) * each, low, -0.1], [start + (i + 0.97) * each, top, -0.1], [start + (i + 0.03) * each, top, -0.1]]);
      const [a, b] = [wall.point(start + i * each, 1, -0.1), wall.point(start + (i + 1) * each, 1, -0.1)];
      canvas.fill(shape, canvas.linear(a, b, [[0, mix(colour, wall.shade, 0.05)], [0.4, lighter(colour, 0.18)], [1, mix(colour, wall.shade, 0.26)]]), 0.94);
    }
  }
}

/** The patch of sun that a window in the left wall lays across the floor. */
export function sunPatch({ canvas, stage, mood, width }: Room, z: number, d: number, reach = 2.2): void {
  if (mood.lamps > 0.3) return;
  const colour = mix('#fff3d6', mood.veil, 0.25);
  for (const part of [0, 0.52]) {
    const [near, far] = [z + d * part, z + d * (part + 0.46)];
    const x = -width / 2 + 0.2;
    const corners: Vector[] = [[x + 0.3, 0.004, near], [x + reach, 0.004, near - 0.7], [x + reach, 0.004, far - 0.7], [x + 0.3, 0.004, far]];
    const [a, b] = [stage.point(x + 0.3, 0, z), stage.point(x + reach, 0, z)];
    canvas.fill(stage.shape(corners), canvas.linear(a, b, [[0, colour, 0.62], [1, colour, 0.1]]));
  }
}

/** A lamp's light in the air around it. */
export function glow({ canvas, mood }: Room, at: Point, radius: number, strength = 1): void {
  const power = (mood.lamps > 0.3 ? 0.75 : 0.28) * strength;
  canvas.ellipse(at, radius, radius, canvas.outwards([[0, '#ffe7b3', power], [0.25, '#ffdd9c', power * 0.4], [1, '#ffd68a', 0]]));
}

export function finishRoom({ canvas, mood }: Room, mirrored: boolean): string {
  const all: Point[] = [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]];
  if (mood.lamps > 0.3) canvas.fill(all, canvas.radial([800, 560], 1150, [[0, '#ffb866', 0.07], [0.5, '#3a3454', 0.2], [1, '#1f2544', 0.52]]));
  else {
    canvas.fill(all, mood.veil, mood.veilOpacity * 0.5);
    canvas.fill(all, canvas.radial([60, 480], 1300, [[0, '#fff6e0', 0.2], [0.5, '#fff6e0', 0.05], [1, '#fff6e0', 0]]));
    canvas.fill(all, canvas.radial([760, 560], 1100, [[0, '#4a4038', 0], [0.5, '#4a4038', 0], [1, '#3d342e', 0.24]]));
  }
  return canvas.svg({ mirrored });
}
