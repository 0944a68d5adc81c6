import { type Random, seeded } from '../random.ts';
import { balcony } from './balcony-fronts.ts';
import { darker, lighter, mix } from './colour.ts';
import { door, flat, lines, strip, type WindowLook, windowOn } from './facade.ts';
import type { Mood } from './mood.ts';
import { finish, ground, outdoors, type Outdoors } from './outdoors.ts';
import { chimney, roofSlope } from './roofs.ts';
import { box, panel, rectangle, shadow } from './solids.ts';
import { inFrame, type Stage } from './stage.ts';
import { bicycle, car, streetLamp } from './street.ts';
import { broadleaf } from './trees.ts';

const PLASTER = [
  '#e3c79a',
  '#d9a48a',
  '#c9cfc4',
  '#e9dfc8',
  '#b9c4c9',
  '#d98f72',
  '#ecd9a9',
  '#c8b59a',
  '#a9b5a2',
  '#e6b9a0',
];

const STONE = '#b8b1a5';

interface Unit {
  x: number;
  w: number;
  floors: number;
  wall: string;
  trim: string;
}

const GROUND_FLOOR = 4;

const STOREY = 3.35;

/** A building in a row of nineteenth-century blocks: shops, rows of windows, cornice, mansard. */
function gard(stage: Stage, { x, w, floors, wall, trim }: Unit, mood: Mood, random: Random): void {
  const height = GROUND_FLOOR + (floors - 1) * STOREY;
  const bays = Math.round(w / 2.15);
  const bay = w / bays;
  const look: WindowLook = {
    frame: random.pick(['#f1ede3', '#f1ede3', '#5d6f66', '#7d4038']),
    casing: trim,
    bars: [0.5],
    transom: 0.68,
    sill: trim,
  };
  const roof = random.pick(['#4f545b', '#6d4a41', '#5a5f5c']);
  const base = 3.1;
  for (let i = 0; i < 2; i++)
    chimney(stage, x + w * (0.2 + i * 0.55), height + 1.4, 2.4, 2.3, '#a7705a', mood);
  roofSlope(
    stage,
    [
      [x, height, 0],
      [x + w, height, 0],
    ],
    [
      [x, height + base, 1.7],
      [x + w, height + base, 1.7],
    ],
    roof,
    mood,
  );
  for (let b = 1; b < bays; b += 2) {
    const cx = x + bay * (b + 0.5);
    const dormer = inFrame(stage, { x: cx - 0.85, y: height + 0.45, z: 0.2 });
    box(dormer, { x: 0, y: 0, z: 0, w: 1.7, h: 1.75, d: 1.2 }, lighter(wall, 0.15));
    windowOn(
      dormer,
      0.35,
      0.25,
      1,
      1.25,
      { ...look, casing: undefined, sill: undefined },
      mood,
      random,
    );
    box(
      dormer,
      { x: -0.15, y: 1.75, z: -0.15, w: 2, h: 0.18, d: 1.4 },
      mood.snow ? '#f4f7fb' : roof,
    );
  }
  panel(stage, rectangle(x, 0, w, height), wall, 0.12);
  flat(stage, x, 0, w, GROUND_FLOOR - 0.35, mix(wall, STONE, 0.55));
  lines(
    stage,
    Array.from({ length: 7 }, (_, i) => [x, 0.75 + i * 0.42, w, 0.035] as const),
    stage.shade,
    0.2,
  );
  flat(stage, x, 0, w, 0.7, darker(STONE, 0.3));
  const passage = random.int(1, bays - 2);
  const shops = random.chance(0.55);
  for (let b = 0; b < bays; b++) {
    const cx = x + bay * (b + 0.5);
    if (b === passage)
      door(
        stage,
        cx - 0.75,
        0.06,
        1.5,
        2.95,
        random.pick(['#4d5a4c', '#6b4033', '#35495a', '#7a5a3c']),
        mood,
      );
    else if (shops) {
      flat(stage, cx - 0.95, 0.5, 1.9, 2.75, darker(trim, 0.55));
      windowOn(
        stage,
        cx - 0.85,
        0.62,
        1.7,
        2.5,
        { frame: '#3f4a4b', bars: [], transom: 0.76 },
        { ...mood, lamps: Math.min(0.9, mood.lamps + 0.3) },
        random,
      );
    } else windowOn(stage, cx - 0.5, 1.25, 1, 1.8, look, mood, random);
    for (let f = 1; f < floors; f++) {
      const y = GROUND_FLOOR + (f - 1) * STOREY + 0.75;
      windowOn(stage, cx - 0.52, y, 1.04, f === 1 ? 2.05 : 1.85, look, mood, random);
      if (f === 1 || f === 2) {
        const top = y + (f === 1 ? 2.05 : 1.85) + 0.16;
        box(stage, { x: cx - 0.78, y: top, z: -0.16, w: 1.56, h: 0.12, d: 0.16 }, trim);
        if (f === 1) {
          stage.canvas.fill(
            stage.shape([
              [cx - 0.78, top + 0.12, -0.12],
              [cx + 0.78, top + 0.12, -0.12],
              [cx, top + 0.5, -0.12],
            ]),
            lighter(trim, 0.1),
          );
          stage.canvas.fill(
            stage.shape([
              [cx - 0.5, top + 0.16, -0.12],
              [cx + 0.5, top + 0.16, -0.12],
              [cx, top + 0.4, -0.12],
            ]),
            darker(trim, 0.12),
          );
        }
      }
    }
  }
  box(stage, { x, y: GROUND_FLOOR - 0.35, z: -0.14, w, h: 0.26, d: 0.14 }, trim);
  lines(stage, [[x, GROUND_FLOOR - 0.5, w, 0.15]], stage.shade, 0.16);
  for (const edge of [x, x + w - 0.4]) {
    for (let y = GROUND_FLOOR; y < height - 0.8; y += 0.62)
      flat(stage, edge, y, y % 1.24 < 0.62 ? 0.4 : 0.32, 0.5, trim);
  }
  if (random.chance(0.6)) {
    const at = x + bay * (passage + 0.5);
    for (let f = 2; f < floors; f++)
      balcony(
        stage,
        { x: at - 1.1, y: GROUND_FLOOR + (f - 1) * STOREY + 0.62, w: 2.2, d: 1 },
        'iron',
        '#2f3437',
        mood,
        random,
      );
  }
  lines(stage, [[x, height - 0.75, w, 0.75]], stage.shade, 0.14);
  box(stage, { x, y: height - 0.34, z: -0.4, w, h: 0.34, d: 0.4 }, trim);
  const teeth = Math.round(w / 0.5);
  for (let i = 0; i < teeth; i++)
    flat(stage, x + (i + 0.25) * (w / teeth), height - 0.56, 0.22, 0.2, trim);
}

/** A street of the 1890s: bygårder shoulder to shoulder. */
export function bygard(seed: number): string {
  const random = seeded(seed * 7919 + 11);
  const scene: Outdoors = outdoors(seed, random, {
    eyeHeight: 2.1,
    focal: 1120,
    horizon: 955,
    scenery: 'roofs',
  });
  const { mood } = scene;
  ground(scene, '#9b9a98');
  const street = inFrame(scene.stage, {
    x: -12.5,
    z: 23 + random.between(0, 3),
    turn: random.between(17, 27),
  });
  const colours = random.sample(PLASTER, 4);
  const widths = [random.between(15, 18), random.between(14, 17), random.between(13, 17), 16];
  let x = -19 - random.between(0, 4);
  const units = widths.map((w, i): Unit => {
    const unit = {
      x,
      w,
      floors: i === 1 ? 5 : random.int(4, 5),
      wall: mix(colours[i] ?? '#e3c79a', mood.shade, 0.05),
      trim: random.pick(['#f0e9da', '#e6dfd0', '#efe7dc']),
    };
    x += w;
    return unit;
  });
  strip(street, -40, -60, 140, 60, mood.snow ? '#d5dbe2' : '#8d8c8b');
  strip(street, -40, -3.4, 140, 3.4, mood.snow ? '#e9edf2' : '#b9b5ae', 0.12);
  strip(street, -40, -3.55, 140, 0.2, mood.snow ? '#f4f6f9' : '#d2cec6', 0.12);
  const slabs = Array.from({ length: 46 }, (_, i) =>
    street.shape([
      [-30 + i * 1.6, 0.12, -3.4],
      [-29.97 + i * 1.6, 0.12, -3.4],
      [-29.97 + i * 1.6, 0.12, 0],
      [-30 + i * 1.6, 0.12, 0],
    ]),
  );
  scene.canvas.fillAll(slabs, mood.shade, 0.16);
  for (const unit of [...units].reverse()) gard(street, unit, mood, random);
  for (const rail of [-9, -10.5]) {
    scene.canvas.fill(
      street.shape([
        [-40, 0.01, rail],
        [100, 0.01, rail],
        [100, 0.01, rail - 0.09],
        [-40, 0.01, rail - 0.09],
      ]),
      '#5c6166',
      0.75,
    );
    scene.canvas.fill(
      street.shape([
        [-40, 0.01, rail - 0.1],
        [100, 0.01, rail - 0.1],
        [100, 0.01, rail - 0.14],
        [-40, 0.01, rail - 0.14],
      ]),
      '#e2e6e8',
      0.6,
    );
  }
  for (const at of [26, 15.5, 4]) {
    if (random.chance(0.75)) {
      const tree = inFrame(street, { x: at, z: -2.8 });
      shadow(tree, -1.2, -0.9, 3.4, 1.8, 0.22);
      broadleaf(scene.canvas, tree.point(0, 0.1, 0), tree.scale(0, 0, 0) * 6.4, mood, random);
    } else streetLamp(street, at, -3, mood);
  }
  for (let i = 0; i < 3; i++)
    bicycle(street, 7.5 + i * 1.3, -0.5, random.pick(['#8a3b34', '#2f5064', '#3b4a3d', '#c0a15a']));
  for (const at of [20, 9.6]) car(street, at, -5.9, mood, random);
  if (random.chance(0.6)) car(street, 3.6, -5.9, mood, random);
  return finish(scene, seed % 2 === 1);
}
