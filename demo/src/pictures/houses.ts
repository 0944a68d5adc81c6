import { type Random, seeded } from '../random.ts';
import { mix } from './colour.ts';
import { boards, flat, strip, type WindowLook, windowOn } from './facade.ts';
import type { Mood } from './mood.ts';
import { finish, ground, outdoors, type Outdoors, treeLine, tufts } from './outdoors.ts';
import { chimney } from './roofs.ts';
import { box, cushion, drum, panel, rectangle, shadow } from './solids.ts';
import { inFrame, type Stage } from './stage.ts';
import { car, fence, hedge } from './street.ts';
import { type Body, dormer, PAINTS, porch, shell, TRIM } from './timber.ts';
import { birch, broadleaf, bush, spruce } from './trees.ts';

function terrace(front: Stage, x: number, w: number, mood: Mood, random: Random): void {
  box(front, { x, y: 0, z: -3, w, h: 0.4, d: 3 }, mood.snow ? '#dfe4ea' : '#b08d66');
  const planks = Array.from({ length: 20 }, (_, i) =>
    front.shape([
      [x, 0.41, -0.15 * i],
      [x + w, 0.41, -0.15 * i],
      [x + w, 0.41, -0.15 * i - 0.02],
      [x, 0.41, -0.15 * i - 0.02],
    ]),
  );
  front.canvas.fillAll(planks, mood.shade, mood.snow ? 0.06 : 0.2);
  if (mood.snow) return;
  const table = inFrame(front, { x: x + w * 0.55, y: 0.4, z: -1.5 });
  for (const [cx, cz] of [
    [-1, 0.2],
    [1, 0.1],
  ] as const) {
    cushion(
      table,
      { x: cx - 0.28, y: 0.36, z: cz - 0.25, w: 0.56, h: 0.12, d: 0.5 },
      0.05,
      '#e9e3d6',
    );
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
    if (Math.abs(at - long * 0.5) > 1.6)
      bush(
        canvas,
        front.point(at, 0, -0.5),
        front.scale(at, 0, -0.5) * random.between(0.8, 1.4),
        mood,
        random,
      );
  }
  tufts(scene, random, 3.4, 13);
}

/** A timber house in its garden. */
export function detachedHouse(seed: number): string {
  const random = seeded(seed * 3001 + 17);
  const scenery = random.pick(['fjord', 'hills', 'fjord', 'forest'] as const);
  const scene = outdoors(seed + 4, random, { eyeHeight: 2.4, focal: 1330, horizon: 830, scenery });
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
  const look: WindowLook = {
    frame: '#f8f6f0',
    casing: TRIM,
    bars: [0.5],
    transom: random.pick([undefined, 0.66, 0.5]),
    sill: TRIM,
  };
  if (eaves < 5)
    dormer(
      front,
      long * 0.5 - 1.15,
      eaves + 0.3,
      0.55,
      wall,
      body.roof,
      { ...look, casing: undefined, sill: undefined },
      mood,
      random,
    );
  else
    for (const at of [0.09, 0.5, 0.79])
      windowOn(front, long * at, 3.5, 1.35, 1.4, look, mood, random);
  for (const at of [0.07, 0.25, 0.79])
    windowOn(front, long * at, 1.15, 1.35, 1.5, look, mood, random);
  for (const at of [1.3, 5]) windowOn(gable, at, 1.15, 1.3, 1.5, look, mood, random);
  for (const at of eaves > 4 ? [1.6, 4.8] : [3.3])
    windowOn(gable, at, Math.max(3.5, eaves - 0.6), 1.3, 1.35, look, mood, random);
  if (random.chance(0.65)) terrace(front, long * 0.66, long * 0.4, mood, random);
  porch(front, long * 0.47, random.pick(['#3f5a52', '#7a3c31', '#2f4a62', '#c08a3a']), mood);
  garden(scene, front, long, random);
  const tall = random.pick([birch, spruce, birch]);
  tall(canvas, stage.point(7.6, 0, 15), stage.scale(0, 0, 15) * 8.4, mood, random);
  broadleaf(canvas, stage.point(-6.9, 0, 14.5), stage.scale(0, 0, 14.5) * 4.9, mood, random);
  if (random.chance(0.55)) fence(stage, -9, 7.4, 8.1, mood.snow ? '#fbfcfd' : TRIM);
  else hedge(stage, -9, 7.5, 7.6, 0.85, mood, random);
  if (random.chance(0.45))
    bush(canvas, stage.point(3.6, 0, 5.6), stage.scale(0, 0, 5.6) * 1.5, mood, random);
  return finish(scene, random.chance(0.5));
}

/** Two homes under one roof, each with its own door and its own paint. */
export function semiDetachedHouse(seed: number): string {
  const random = seeded(seed * 2003 + 37);
  const scene = outdoors(seed + 6, random, {
    eyeHeight: 2.4,
    focal: 1230,
    horizon: 830,
    scenery: random.pick(['hills', 'forest']),
  });
  const { mood, canvas, stage } = scene;
  treeLine(scene, random, 40);
  ground(scene, mood.grass);
  const wall = mix(PAINTS[(seed * 3 + 1) % PAINTS.length] ?? '#efece4', mood.shade, 0.04);
  const other = mix(random.pick(['#f0ede6', '#4f5a60', '#b9a27c', '#7d2f2a']), mood.shade, 0.04);
  const body: Body = {
    long: 15.5,
    deep: 8.4,
    eaves: 5.5,
    rise: 2.9,
    wall,
    roof: random.pick(['#4d5257', '#7c4b3e']),
    upright: true,
  };
  const front = inFrame(stage, { x: -4.2, z: 13.4, turn: random.between(22, 29) });
  shadow(front, -2, -2, 21, 12, 0.4);
  for (const at of [2.8, 11.2])
    strip(front, at, -12, 1.7, 10.5, mood.snow ? '#dfe5ec' : '#c3bbac', 0.01);
  for (const at of [4, 11]) chimney(front, at, 7.4, 3.9, 1.9, '#8d5a48', mood);
  const gable = shell(front, body, mood);
  panel(front, rectangle(7.75, 0.5, 7.55, 4.55), other, 0.08);
  boards(front, 7.75, 0.5, 7.55, 4.55, 0.24, true, 0.15);
  flat(front, 7.65, 0.3, 0.2, 4.9, TRIM);
  const look: WindowLook = { frame: '#f8f6f0', casing: TRIM, bars: [0.5], sill: TRIM };
  for (const base of [0, 7.75]) {
    for (const at of [0.7, 3.1, 5.5])
      windowOn(front, base + at, 3.35, 1.3, 1.4, look, mood, random);
    windowOn(
      front,
      base + (base ? 0.7 : 5.3),
      1.1,
      1.7,
      1.5,
      { ...look, bars: [0.34, 0.67] },
      mood,
      random,
    );
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
