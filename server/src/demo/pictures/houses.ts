import { seeded, type Random } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { boards, chimney, door, flat, roofSlope, strip, windowOn, type WindowLook } from './facade.ts';
import type { Mood } from './mood.ts';
import { bicycle, car, fence, finish, ground, hedge, outdoors, treeLine, tufts, type Outdoors } from './outdoors.ts';
import { box, cushion, drum, lit, panel, rectangle, shadow } from './solids.ts';
import { inFrame, type Stage, type Vector } from './stage.ts';
import { birch, broadleaf, bush, spruce } from './trees.ts';

const PAINTS = ['#efece4', '#9c3f33', '#d2a24c', '#e9e6df', '#7e8f86', '#8d3a31', '#6d8092', '#e6d7ae', '#4a545b', '#c9b48e'];
const TRIM = '#f5f2ea';

interface Body {
  /** Along the front, from front to back, up to the eaves, from eaves to ridge. */
  long: number;
  deep: number;
  eaves: number;
  rise: number;
  wall: string;
  roof: string;
  upright: boolean;
}

/** Walls and roof of a timber house with its gable to the left; details come after. */
function shell(front: Stage, { long, deep, eaves, rise, wall, roof, upright }: Body, mood: Mood): Stage {
  const gable = inFrame(front, { z: deep, turn: -90 });
  const [over, mid, top] = [0.45, deep / 2, eaves + rise];
  // How far the eaves hang below the wall's top, where the slope goes on past it.
  const drop = (rise / mid) * over;
  roofSlope(
    front,
    [[-over, eaves - drop, -over], [long + over, eaves - drop, -over]],
    [[-over, top, mid], [long + over, top, mid]],
    roof,
    mood,
  );
  const outline: Vector[] = [[0, 0, 0], [deep, 0, 0], [deep, eaves, 0], [mid, top, 0], [0, eaves, 0]];
  panel(gable, outline, mix(wall, mood.shade, 0.13), 0.12);
  gable.canvas.clip(gable.shape(outline), () => boards(gable, 0, 0, deep, top, upright ? 0.24 : 0.2, upright, 0.17));
  panel(front, rectangle(0, 0, long, eaves), wall, 0.08);
  boards(front, 0, 0, long, eaves, upright ? 0.24 : 0.2, upright, 0.15);
  // The shade of the eaves on the wall.
  front.canvas.fill(front.shape(rectangle(0, eaves - 0.7, long, 0.7)), front.canvas.downwards([[0, mood.shade, 0.42], [1, mood.shade, 0]]));
  for (const [stage, at] of [[front, 0], [front, long - 0.2], [gable, 0], [gable, deep - 0.2]] as const) flat(stage, at, 0.4, 0.2, eaves - 0.4, TRIM);
  flat(front, 0, 0, long, 0.5, '#9b978f');
  flat(gable, 0, 0, deep, 0.5, '#8a867f');
  const fascia = mood.snow ? '#f6f8fb' : TRIM;
  const face = lit(front, fascia, front.facing([[0, 0, 0], [0, 1, 0], [1, 1, 0]]).normal);
  const thick = 0.24;
  front.canvas.fill(front.shape([[-over, eaves - drop, -over], [long + over, eaves - drop, -over], [long + over, eaves - drop - thick, -over], [-over, eaves - drop - thick, -over]]), face);
  for (const [low, high] of [[-over, mid], [deep + over, mid]] as const) {
    const foot = eaves - drop;
    front.canvas.fill(front.shape([[-over, foot, low], [-over, top, high], [-over, top - thick * 1.1, high], [-over, foot - thick, low]]), mix(face, mood.shade, 0.1));
  }
  return gable;
}

function porch(front: Stage, x: number, colour: string, mood: Mood): void {
  door(front, x, 0.55, 1.05, 2.1, colour, mood);
  for (let i = 0; i < 3; i++) box(front, { x: x - 0.4, y: 0, z: -1.6 + i * 0.3, w: 1.9, h: 0.18 * (i + 1), d: 1.6 - i * 0.3 }, mood.snow ? '#e6ebf1' : '#b3aea5');
  for (const post of [x - 0.4, x + 1.4]) box(front, { x: post, y: 0.5, z: -1.2, w: 0.12, h: 2.35, d: 0.12 }, TRIM);
  box(front, { x: x - 0.6, y: 2.85, z: -1.5, w: 2.3, h: 0.16, d: 1.5 }, mood.snow ? '#f6f8fb' : TRIM);
  const [lx, ly] = front.point(x + 1.3, 2.2, -0.1);
  if (mood.lamps > 0.1) {
    const size = front.scale(x, 2, 0);
    front.canvas.ellipse([lx, ly], size * 0.9, size * 0.9, front.canvas.outwards([[0, '#ffdf9a', 0.8], [0.3, '#ffdf9a', 0.3], [1, '#ffdf9a', 0]]));
  }
}

function dormer(front: Stage, x: number, y: number, z: number, wall: string, roof: string, look: WindowLook, mood: Mood, random: Random): void {
  const own = inFrame(front, { x, y, z });
  const [w, h, rise] = [2.3, 1.5, 0.95];
  box(own, { x: 0, y: -0.2, z: 0, w, h: h + 0.2, d: 2 }, wall);
  own.canvas.fill(own.shape([[0, h, 0], [w, h, 0], [w / 2, h + rise, 0]]), lighter(wall, 0.06));
  windowOn(own, 0.5, 0.15, 1.3, 1.25, look, mood, random);
  for (const [low, side] of [[-0.25, -1], [w + 0.25, 1]] as const) {
    const slope: Vector[] = [[low, h - 0.2, -0.2], [w / 2, h + rise + 0.05, -0.2], [w / 2, h + rise + 0.05, 2.4], [low, h - 0.2, 2.4]];
    const order = side < 0 ? [slope[0], slope[3], slope[2], slope[1]] : slope;
    if (own.facing(order as Vector[]).visible) own.canvas.fill(own.shape(slope), mood.snow ? '#eef2f7' : roof);
    own.canvas.fill(own.shape([[low, h - 0.2, -0.2], [w / 2, h + rise + 0.05, -0.2], [w / 2, h + rise - 0.16, -0.2], [low, h - 0.4, -0.2]]), TRIM);
  }
}

function terrace(front: Stage, x: number, w: number, mood: Mood, random: Random): void {
  box(front, { x, y: 0, z: -3, w, h: 0.4, d: 3 }, mood.snow ? '#dfe4ea' : '#b08d66');
  const planks = Array.from({ length: 20 }, (_, i) => front.shape([[x, 0.41, -0.15 * i], [x + w, 0.41, -0.15 * i], [x + w, 0.41, -0.15 * i - 0.02], [x, 0.41, -0.15 * i - 0.02]]));
  front.canvas.fillAll(planks, mood.shade, mood.snow ? 0.06 : 0.2);
  if (mood.snow) return;
  const table = inFrame(front, { x: x + w * 0.55, y: 0.4, z: -1.5 });
  for (const [cx, cz] of [[-1, 0.2], [1, 0.1]] as const) {
    cushion(table, { x: cx - 0.28, y: 0.36, z: cz - 0.25, w: 0.56, h: 0.12, d: 0.5 }, 0.05, '#e9e3d6');
    box(table, { x: cx - 0.28, y: 0.44, z: cz + 0.22, w: 0.56, h: 0.5, d: 0.06 }, '#7b6750');
  }
  drum(table, { x: 0, y: 0, z: 0, h: 0.62, foot: 0.06, top: 0.06 }, '#565b5c');
  drum(table, { x: 0, y: 0.62, z: 0, h: 0.05, foot: 0.5, top: 0.5 }, '#a3835f');
  drum(table, { x: -w * 0.42, y: 0, z: 0.6, h: 0.45, foot: 0.18, top: 0.24 }, '#b9785a');
  bush(front.canvas, table.point(-w * 0.42, 0.42, 0.6), table.scale(0, 0, 0) * 0.9, mood, random);
}

function garden(scene: Outdoors, front: Stage, long: number, random: Random): void {
  const { canvas, mood } = scene;
  for (let i = 0; i < 6; i++) {
    const at = random.between(0, long);
    if (Math.abs(at - long * 0.5) > 1.6) bush(canvas, front.point(at, 0, -0.5), front.scale(at, 0, -0.5) * random.between(0.8, 1.4), mood, random);
  }
  tufts(scene, random, 3.4, 13);
}

/** A timber house in its garden. */
export function detachedHouse(seed: number): string {
  const random = seeded(seed * 3001 + 17);
  const scenery = random.pick(['fjord', 'hills', 'fjord', 'forest'] as const);
  const scene = outdoors(seed + 3, random, { eyeHeight: 2.4, focal: 1330, horizon: 830, scenery });
  const { mood, canvas, stage } = scene;
  if (scenery !== 'fjord') treeLine(scene, random, 42);
  ground(scene, mood.grass);
  const wall = mix(PAINTS[seed % PAINTS.length] ?? '#efece4', mood.shade, 0.04);
  const body: Body = {
    long: random.between(10.5, 12),
    deep: 8,
    eaves: random.pick([3.4, 4.4, 5.6]),
    rise: random.between(3, 3.8),
    wall,
    roof: random.pick(['#5b5f63', '#9a5a45', '#4d5257', '#8a5140']),
    upright: random.chance(0.5),
  };
  const front = inFrame(stage, { x: -2.7, z: 12.6, turn: random.between(24, 32) });
  const { long, deep, eaves, rise } = body;
  shadow(front, -2, -2, long + 7, deep + 4, 0.42);
  strip(front, long * 0.5 - 0.7, -11, 1.9, 9.5, mood.snow ? '#dfe5ec' : '#c3bbac', 0.01);
  chimney(front, long * 0.64, eaves + rise - 1.1, deep / 2 - 0.3, 2, '#a2664f', mood);
  const gable = shell(front, body, mood);
  const look: WindowLook = { frame: '#f8f6f0', casing: TRIM, bars: [0.5], transom: random.pick([undefined, 0.66, 0.5]), sill: TRIM };
  if (eaves < 5) dormer(front, long * 0.5 - 1.15, eaves + 0.3, 0.55, wall, body.roof, { ...look, casing: undefined, sill: undefined }, mood, random);
  else for (const at of [0.09, 0.5, 0.79]) windowOn(front, long * at, 3.5, 1.35, 1.4, look, mood, random);
  for (const at of [0.07, 0.25, 0.79]) windowOn(front, long * at, 1.15, 1.35, 1.5, look, mood, random);
  for (const at of [1.3, 5]) windowOn(gable, at, 1.15, 1.3, 1.5, look, mood, random);
  for (const at of eaves > 4 ? [1.6, 4.8] : [3.3]) windowOn(gable, at, Math.max(3.5, eaves - 0.6), 1.3, 1.35, look, mood, random);
  if (random.chance(0.65)) terrace(front, long * 0.66, long * 0.4, mood, random);
  porch(front, long * 0.47, random.pick(['#3f5a52', '#7a3c31', '#2f4a62', '#c08a3a']), mood);
  garden(scene, front, long, random);
  const tall = random.pick([birch, spruce, birch]);
  tall(canvas, stage.point(7.6, 0, 15), stage.scale(0, 0, 15) * 8.4, mood, random);
  broadleaf(canvas, stage.point(-6.9, 0, 14.5), stage.scale(0, 0, 14.5) * 4.9, mood, random);
  if (random.chance(0.55)) fence(stage, -9, 7.4, 8.1, mood.snow ? '#fbfcfd' : TRIM);
  else hedge(stage, -9, 7.5, 7.6, 0.85, mood, random);
  if (random.chance(0.45)) bush(canvas, stage.point(3.6, 0, 5.6), stage.scale(0, 0, 5.6) * 1.5, mood, random);
  return finish(scene, random.chance(0.5));
}

/** Two homes under one roof, each with its own door and its own paint. */
export function semiDetachedHouse(seed: number): string {
  const random = seeded(seed * 2003 + 37);
  const scene = outdoors(seed + 5, random, { eyeHeight: 2.4, focal: 1230, horizon: 830, scenery: random.pick(['hills', 'forest']) });
  const { mood, canvas, stage } = scene;
  treeLine(scene, random, 40);
  ground(scene, mood.grass);
  const wall = mix(PAINTS[(seed * 3 + 1) % PAINTS.length] ?? '#efece4', mood.shade, 0.04);
  const other = mix(random.pick(['#f0ede6', '#4f5a60', '#b9a27c', '#7d2f2a']), mood.shade, 0.04);
  const body: Body = { long: 15.5, deep: 8.4, eaves: 5.5, rise: 2.9, wall, roof: random.pick(['#4d5257', '#7c4b3e']), upright: true };
  const front = inFrame(stage, { x: -4.2, z: 13.4, turn: random.between(22, 29) });
  shadow(front, -2, -2, 21, 12, 0.4);
  for (const at of [2.8, 11.2]) strip(front, at, -12, 1.7, 10.5, mood.snow ? '#dfe5ec' : '#c3bbac', 0.01);
  for (const at of [4, 11]) chimney(front, at, 7.4, 3.9, 1.9, '#8d5a48', mood);
  const gable = shell(front, body, mood);
  panel(front, rectangle(7.75, 0.5, 7.55, 4.55), other, 0.08);
  boards(front, 7.75, 0.5, 7.55, 4.55, 0.24, true, 0.15);
  flat(front, 7.65, 0.3, 0.2, 4.9, TRIM);
  const look: WindowLook = { frame: '#f8f6f0', casing: TRIM, bars: [0.5], sill: TRIM };
  for (const base of [0, 7.75]) {
    for (const at of [0.7, 3.1, 5.5]) windowOn(front, base + at, 3.35, 1.3, 1.4, look, mood, random);
    windowOn(front, base + (base ? 0.7 : 5.3), 1.1, 1.7, 1.5, { ...look, bars: [0.34, 0.67] }, mood, random);
    porch(front, base + 3.1, base ? '#3f5a52' : '#7a3c31', mood);
  }
  for (const at of [1.4, 5.2]) {
    windowOn(gable, at, 1.15, 1.3, 1.5, look, mood, random);
    windowOn(gable, at, 3.5, 1.3, 1.4, look, mood, random);
  }
  garden(scene, front, body.long, random);
  hedge(front, 6.9, -5.5, 0.9, 0.9, mood, random);
  car(front, 3.2, -6.2, mood, random);
  birch(canvas, stage.point(-8.2, 0, 16), stage.scale(0, 0, 16) * 8.6, mood, random);
  broadleaf(canvas, stage.point(10.4, 0, 17), stage.scale(0, 0, 17) * 5.4, mood, random);
  return finish(scene, random.chance(0.5));
}

/** A row of narrow houses along a lane, each in its own colour. */
export function terracedHouses(seed: number): string {
  const random = seeded(seed * 1009 + 83);
  const scene = outdoors(seed, random, { eyeHeight: 2.2, focal: 1180, horizon: 880, scenery: random.pick(['hills', 'fjord', 'forest']) });
  const { mood, canvas, stage } = scene;
  ground(scene, mood.snow ? '#eef2f7' : '#a9a69f');
  const row = inFrame(stage, { x: -7.5, z: 13, turn: random.between(24, 31) });
  const paints = random.sample(PAINTS, 7);
  const gables = random.chance(0.55);
  const [w, deep] = [6, 9];
  const look: WindowLook = { frame: '#f8f6f0', casing: TRIM, bars: [0.5], sill: TRIM };
  strip(row, -20, -3.6, 90, 3.6, mood.grass, 0.01);
  for (let i = 6; i >= -1; i--) {
    const unit = inFrame(row, { x: i * w, y: 0, z: i % 2 === 0 ? 0 : 0.5 });
    const wall = mix(paints[(i + 7) % 7] ?? '#efece4', mood.shade, 0.05);
    const [eaves, rise, roof] = [5.4, 2.5, i % 2 === 0 ? '#50555a' : '#5a5f63'];
    const outline: Vector[] = gables
      ? [[0, 0, 0], [w, 0, 0], [w, eaves, 0], [w / 2, eaves + rise, 0], [0, eaves, 0]]
      : rectangle(0, 0, w, eaves + 0.4);
    if (gables) {
      roofSlope(unit, [[w + 0.1, eaves - 0.1, deep], [w + 0.1, eaves - 0.1, -0.4]], [[w / 2, eaves + rise, deep], [w / 2, eaves + rise, -0.4]], roof, mood);
      roofSlope(unit, [[-0.1, eaves - 0.1, -0.4], [-0.1, eaves - 0.1, deep]].reverse() as [Vector, Vector], [[w / 2, eaves + rise, deep], [w / 2, eaves + rise, -0.4]], roof, mood);
    } else {
      box(unit, { x: 0, y: 0, z: 0.01, w, h: eaves + 0.4, d: deep }, wall);
      box(unit, { x: -0.05, y: eaves + 0.4, z: -0.25, w: w + 0.1, h: 0.26, d: deep }, mood.snow ? '#f4f7fb' : '#3f4447');
    }
    panel(unit, outline, wall, 0.1);
    canvas.clip(unit.shape(outline), () => boards(unit, 0, 0, w, eaves + rise, i % 2 === 0 ? 0.24 : 0.2, i % 2 === 0, 0.16));
    if (gables) {
      for (const side of [0, w]) {
        canvas.fill(unit.shape([[side, eaves - 0.12, -0.4], [w / 2, eaves + rise + 0.08, -0.4], [w / 2, eaves + rise - 0.2, -0.4], [side, eaves - 0.4, -0.4]]), mood.snow ? '#f6f8fb' : TRIM);
      }
    }
    flat(unit, 0, 0, w, 0.4, '#97938b');
    flat(unit, 0, 0.4, 0.16, eaves - 0.5, TRIM);
    for (const at of [0.9, 3.7]) windowOn(unit, at, 3.15, 1.3, 1.5, look, mood, random);
    if (gables) windowOn(unit, 2.5, 5.5, 1, 1, look, mood, random);
    windowOn(unit, 3.2, 0.95, 2, 1.5, { ...look, bars: [0.34, 0.67] }, mood, random);
    door(unit, 0.9, 0.3, 1, 2.1, darker(paints[(i + 9) % 7] ?? '#3f5a52', 0.3), mood);
    box(unit, { x: 0.5, y: 2.55, z: -0.9, w: 1.8, h: 0.13, d: 0.9 }, mood.snow ? '#f6f8fb' : '#d8d4ca');
    box(unit, { x: 0.6, y: 0, z: -0.9, w: 1.6, h: 0.26, d: 0.9 }, mood.snow ? '#e6ebf1' : '#b3aea5');
    hedge(unit, 2.7, -3.4, 3.1, 0.8, mood, random);
    if (i % 2 === 0) bush(canvas, unit.point(3.9, 0, -0.9), unit.scale(3.9, 0, -0.9), mood, random);
    if (i % 3 === 1) bicycle(unit, 3.4, -0.6, '#8a3b34');
  }
  birch(canvas, row.point(7.8, 0, -5.4), row.scale(7.8, 0, -5.4) * 6.6, mood, random);
  car(row, 12.5, -7.4, mood, random);
  return finish(scene, random.chance(0.5));
}
