import { seeded, type Random } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { art, pendant, plant, rug, vase } from './decor.ts';
import { chair, table } from './furniture.ts';
import { createRoom, finishRoom, sunPatch, windowIn, type Room } from './room.ts';
import { box, cushion, drum, onFloor, rectangle, ring, rounded, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

const DEEP = 0.62;
const TOP = 0.9;

/** Base cabinets with plinth, fronts, pulls and worktop along a wall. */
function run({ canvas, palette }: Room, wall: Stage, x: number, w: number, drawers: readonly number[]): void {
  shadow(wall, x, -DEEP, w, DEEP, 0.34);
  box(wall, { x: x + 0.02, y: 0, z: -DEEP + 0.06, w: w - 0.04, h: 0.1, d: DEEP - 0.06 }, darker(palette.cabinet, 0.5));
  box(wall, { x, y: 0.1, z: -DEEP, w, h: TOP - 0.14, d: DEEP }, palette.cabinet);
  const units = Math.round(w / 0.6);
  const each = w / units;
  const gaps = Array.from({ length: units - 1 }, (_, i) => rectangle(x + (i + 1) * each - 0.004, 0.1, 0.008, TOP - 0.14, -DEEP - 0.001));
  const pulls = [];
  for (let i = 0; i < units; i++) {
    const left = x + i * each;
    if (drawers.includes(i)) {
      for (const y of [0.34, 0.58]) gaps.push(rectangle(left, y, each, 0.008, -DEEP - 0.001));
      for (const y of [0.28, 0.52, 0.7]) pulls.push(rectangle(left + each * 0.32, y, each * 0.36, 0.016, -DEEP - 0.015));
    } else pulls.push(rectangle(left + each * (i % 2 === 0 ? 0.85 : 0.11), 0.56, 0.016, 0.16, -DEEP - 0.015));
  }
  canvas.fillAll(gaps.map((gap) => wall.shape(gap)), wall.shade, 0.42);
  canvas.fillAll(pulls.map((pull) => wall.shape(pull)), palette.metal);
  box(wall, { x: x - 0.01, y: TOP - 0.04, z: -DEEP - 0.02, w: w + 0.02, h: 0.04, d: DEEP + 0.02 }, palette.worktop);
  canvas.fill(wall.shape(rectangle(x, TOP - 0.09, w, 0.05, -DEEP - 0.001)), wall.shade, 0.2);
}

function splash({ canvas }: Room, wall: Stage, x: number, w: number, h: number, colour: string, upright: boolean): void {
  canvas.fill(wall.shape(rectangle(x, TOP, w, h)), canvas.downwards([[0, mix(colour, wall.shade, 0.1)], [1, lighter(colour, 0.14)]]));
  const joints = [];
  const [tw, th] = upright ? [0.065, 0.19] : [0.15, 0.075];
  for (let r = 0; r * th < h; r++) {
    joints.push(rectangle(x, TOP + r * th, w, 0.005));
    for (let c = 0; c * tw < w; c++) {
      const at = c * tw + (r % 2 === 0 && !upright ? tw / 2 : 0);
      if (at < w) joints.push(rectangle(x + at, TOP + r * th, 0.005, Math.min(th, h - r * th)));
    }
  }
  canvas.fillAll(joints.map((joint) => wall.shape(joint)), wall.shade, 0.14);
}

function upperCabinets({ canvas, palette }: Room, wall: Stage, x: number, w: number, y: number, h: number): void {
  canvas.fill(wall.shape(rectangle(x - 0.04, y - 0.12, w + 0.08, 0.12)), canvas.downwards([[0, wall.shade, 0.3], [1, wall.shade, 0]]));
  box(wall, { x, y, z: -0.36, w, h, d: 0.36 }, palette.cabinet);
  const units = Math.round(w / 0.6);
  const gaps = Array.from({ length: units - 1 }, (_, i) => wall.shape(rectangle(x + ((i + 1) * w) / units, y, 0.008, h, -0.361)));
  canvas.fillAll(gaps, wall.shade, 0.4);
  const pulls = Array.from({ length: units }, (_, i) => wall.shape(rectangle(x + ((i + (i % 2 === 0 ? 0.88 : 0.08)) * w) / units, y + 0.05, 0.016, 0.14, -0.375)));
  canvas.fillAll(pulls, palette.metal);
}

function openShelf(room: Room, wall: Stage, x: number, w: number, y: number, random: Random): void {
  const { palette } = room;
  for (let at = x + 0.1; at < x + w - 0.12; at += random.between(0.13, 0.24)) {
    const kind = random.int(0, 3);
    if (kind === 0) vase(wall, at, y + 0.03, -0.13, random.between(0.14, 0.22), random.pick(palette.cushions));
    else if (kind === 1) drum(wall, { x: at, y: y + 0.03, z: -0.13, h: 0.09, foot: 0.045, top: 0.06 }, '#f4f0e8');
    else if (kind === 2) for (let i = 0; i < 4; i++) drum(wall, { x: at, y: y + 0.03 + i * 0.022, z: -0.13, h: 0.018, foot: 0.07, top: 0.085 }, '#efe9df');
    else plant(room, wall, at, y + 0.03, -0.13, 0.28, 'trailing', '#e9e3d8', random);
  }
  box(wall, { x, y, z: -0.24, w, h: 0.03, d: 0.24 }, palette.wood);
}

function oven({ canvas }: Room, wall: Stage, x: number): void {
  box(wall, { x, y: 0.12, z: -DEEP - 0.008, w: 0.6, h: 0.72, d: 0.02 }, '#c9ccce');
  canvas.fill(wall.shape(rounded(x + 0.05, 0.2, 0.5, 0.4, 0.02, -DEEP - 0.01)), canvas.downwards([[0, '#3c4247'], [1, '#1d2124']]));
  canvas.fill(wall.shape(rectangle(x + 0.06, 0.64, 0.48, 0.022, -DEEP - 0.03)), '#8d9397');
  for (let i = 0; i < 4; i++) canvas.fill(wall.shape(ring(0, 0, 0, 0.02).map(([px, , pz]) => [x + 0.12 + i * 0.12 + px, 0.76 + pz, -DEEP - 0.02] as const)), '#53595d');
  canvas.fill(wall.shape(onFloor(x + 0.02, -DEEP + 0.06, 0.56, 0.5, TOP + 0.003)), '#1f2326');
  for (const [dx, dz, r] of [[0.16, 0.2, 0.09], [0.43, 0.2, 0.08], [0.16, 0.42, 0.08], [0.43, 0.42, 0.1]] as const) {
    canvas.stroke([ring(x + dx, TOP + 0.004, -DEEP + dz, r).map((at) => wall.point(...at))], '#6d757a', 1.4, 0.8);
  }
}

function fridge({ canvas }: Room, wall: Stage, x: number, colour: string): void {
  shadow(wall, x, -0.66, 0.64, 0.66, 0.32);
  box(wall, { x, y: 0.03, z: -0.66, w: 0.64, h: 2.02, d: 0.66 }, colour);
  canvas.fill(wall.shape(rectangle(x, 0.74, 0.64, 0.012, -0.661)), wall.shade, 0.5);
  for (const [y, h] of [[0.42, 0.26], [0.84, 0.4]] as const) canvas.fill(wall.shape(rectangle(x + 0.56, y, 0.025, h, -0.69)), '#8f979c');
}

function tap(room: Room, wall: Stage, x: number, colour: string): void {
  const { canvas } = room;
  canvas.fill(wall.shape(onFloor(x - 0.26, -0.5, 0.52, 0.36, TOP + 0.003)), canvas.downwards([[0, '#7d868b'], [1, '#c9cfd2']]));
  const size = wall.scale(x, TOP, -0.1);
  const bend = Array.from({ length: 9 }, (_, i) => wall.point(x, TOP + 0.24 + 0.08 * Math.sin((i / 8) * Math.PI), -0.1 - 0.1 * (1 - Math.cos((i / 8) * Math.PI))));
  canvas.stroke([[wall.point(x, TOP, -0.1), wall.point(x, TOP + 0.24, -0.1), ...bend, wall.point(x, TOP + 0.19, -0.3)]], colour, size * 0.028);
}

export function kitchen(seed: number): string {
  const random = seeded(seed * 541 + 41);
  const width = random.between(4.1, 4.8);
  const room = createRoom(seed + 1, random, { width, depth: random.between(4.7, 5), focal: 1010, floor: random.chance(0.75) ? 'planks' : 'tiles' });
  const { stage, back, left, right, palette, depth, height } = room;
  const layout = seed % 3;
  const side = { x: depth - 1.7, y: 0.85, w: 1.6, h: height - 1.2 };
  windowIn(room, left, side, [0.5], random);
  sunPatch(room, depth - 2.8, 1.8, 2.2);
  if (layout !== 1) rug(room, stage, -0.9, depth - 1.75, 1.9, 0.8, palette.textile, palette.accent, random);
  const tall = 0.68;
  fridge(room, back, width - tall - 0.02, random.pick(['#e9eaea', palette.cabinet, '#c3c7c9']));
  const long = width - tall - 0.06;
  const tile = random.pick(['#f1efea', palette.accent, '#e9e2d5', '#dfe6e3']);
  splash(room, back, 0, long, 0.62, tile, random.chance(0.5));
  run(room, back, 0.01, long, [1, 4]);
  const hob = long - 1.25;
  oven(room, back, hob);
  if (random.chance(0.5)) {
    upperCabinets(room, back, 0.35, hob - 0.4, 1.5, 0.72);
    box(back, { x: hob, y: 1.62, z: -0.4, w: 0.6, h: 0.1, d: 0.4 }, '#b9bfc2');
    box(back, { x: hob + 0.17, y: 1.72, z: -0.26, w: 0.26, h: height - 1.72, d: 0.26 }, '#c5cacd');
  } else {
    for (const y of [1.5, 1.86]) openShelf(room, back, 0.4, hob - 0.55, y, random);
    box(back, { x: hob - 0.02, y: 1.6, z: -0.42, w: 0.64, h: height - 1.6, d: 0.42 }, mix(palette.cabinet, '#ffffff', 0.25));
  }
  tap(room, back, long * 0.36, palette.metal);
  drum(back, { x: hob + 0.18, y: TOP + 0.005, z: -0.3, h: 0.13, foot: 0.1, top: 0.1 }, random.pick(['#b55b45', '#e9e3d8', '#4f6a74']));
  plant(room, back, 0.35, TOP, -0.3, 0.42, random.pick(['trailing', 'fig'] as const), '#e9e3d8', random);
  for (const [dx, h] of [[0.62, 0.34], [0.7, 0.28]] as const) box(back, { x: long * 0.36 + dx, y: TOP, z: -0.06, w: 0.26, h, d: 0.025 }, palette.wood);
  vase(back, hob - 0.2, TOP, -0.25, 0.24, palette.cushions[1] ?? '#e9e3d8');
  if (random.chance(0.6)) art(room, right, 1, 1.25, 0.6, 0.8, random);
  const lamp = random.pick([palette.metal, '#f2eee6', palette.accent]);
  if (layout === 1) island(room, stage, depth, random);
  else {
    const z = depth - 2.5;
    for (const x of [-0.5, 0.5]) chair(room, stage, x + 0.1, z + 1.05, 0, palette.textile);
    table(room, stage, -0.9, z, 1.95, 0.8);
    vase(stage, 0.1, 0.745, z + 0.4, 0.3, palette.cushions[0] ?? '#c2876a');
    drum(stage, { x: -0.4, y: 0.745, z: z + 0.3, h: 0.09, foot: 0.1, top: 0.17 }, '#efe9df');
    for (const [dx, dz] of [[-0.45, 0.3], [-0.36, 0.33], [-0.4, 0.26]] as const) stage.canvas.ellipse(stage.point(dx, 0.86, z + dz), 11, 11, random.pick(['#c9a13f', '#b8533f', '#9fae5a']));
  }
  for (const x of [-0.45, 0.6]) pendant(room, stage, x, 1.62, depth - 2.1, lamp, 0.17);
  return finishRoom(room, random.chance(0.5));
}

function island(room: Room, stage: Stage, depth: number, random: Random): void {
  const { palette, canvas } = room;
  const z = depth - 2.35;
  shadow(stage, -1, z, 2.1, 0.85, 0.36);
  box(stage, { x: -0.95, y: 0, z: z + 0.12, w: 2, h: 0.88, d: 0.7 }, palette.accent);
  canvas.fillAll(Array.from({ length: 16 }, (_, i) => stage.shape(rectangle(-0.95 + i * 0.125, 0.02, 0.007, 0.86, z + 0.119))), stage.shade, 0.25);
  box(stage, { x: -1.05, y: 0.88, z, w: 2.2, h: 0.045, d: 0.9 }, palette.worktop);
  plant(room, stage, -0.6, 0.925, z + 0.5, 0.42, 'trailing', '#e9e3d8', random);
  drum(stage, { x: 0.35, y: 0.925, z: z + 0.4, h: 0.09, foot: 0.1, top: 0.17 }, '#efe9df');
  for (const [dx, dz] of [[0.3, 0.4], [0.39, 0.43], [0.35, 0.36]] as const) canvas.ellipse(stage.point(dx, 1.04, z + dz), 12, 12, random.pick(['#c9a13f', '#b8533f', '#9fae5a']));
  for (const x of [-0.55, 0.1, 0.75]) {
    shadow(stage, x - 0.2, z - 0.5, 0.4, 0.4, 0.3);
    for (const [dx, dz] of [[-0.14, 0.14], [0.14, 0.14], [-0.14, -0.14], [0.14, -0.14]] as const) drum(stage, { x: x + dx, y: 0, z: z - 0.3 + dz, h: 0.64, foot: 0.016, top: 0.016 }, palette.wood);
    cushion(stage, { x: x - 0.19, y: 0.62, z: z - 0.48, w: 0.38, h: 0.06, d: 0.36 }, 0.03, palette.cushions[0] ?? palette.textile);
  }
}
