import { seeded } from '../random.ts';
import { balcony } from './balcony-fronts.ts';
import { darker, mix } from './colour.ts';
import { boards, door, flat, lines, strip, type WindowLook, windowOn } from './facade.ts';
import { finish, ground, outdoors, treeLine, tufts } from './outdoors.ts';
import { box, panel, rectangle, shadow } from './solids.ts';
import { inFrame } from './stage.ts';
import { bicycle, streetLamp } from './street.ts';
import { birch, bush } from './trees.ts';

/** Functionalism of the 1930s: smooth plaster, corner windows, balconies with solid fronts, lawn. */
export function functionalistBlock(seed: number): string {
  const random = seeded(seed * 6007 + 29);
  const scene = outdoors(seed + 2, random, {
    eyeHeight: 2.3,
    focal: 1060,
    horizon: 900,
    scenery: 'forest',
  });
  const { mood, canvas } = scene;
  ground(scene, mood.grass);
  const wall = mix(
    random.pick(['#efe6cf', '#e9e4da', '#e0d2b2', '#d8dcd6', '#f0dcc0']),
    mood.shade,
    0.04,
  );
  const accent = random.pick(['#a6533f', '#54707c', '#7c8a62', '#c48b3f', '#8a8f92']);
  const floors = random.int(4, 5);
  const height = 1 + floors * 2.95;
  treeLine(scene, random, 44);
  const front = inFrame(scene.stage, { x: -4.6, z: 17.5, turn: random.between(27, 34) });
  const [long, deep] = [27, 11];
  shadow(front, -3, -2, long + 9, deep + 6, 0.3);
  strip(front, -30, -14, 80, 2.2, mood.snow ? '#dfe4ea' : '#bdb8ae', 0.01);
  strip(front, 12.4, -12, 2.2, 12, mood.snow ? '#dfe4ea' : '#bdb8ae', 0.01);
  tufts(scene, random, 4, 22);
  // A flat roof projects over its walls, so it is drawn before them: they cover its underside.
  box(
    front,
    { x: -0.5, y: height, z: -0.6, w: long + 1, h: 0.36, d: deep + 1.1 },
    mood.snow ? '#f4f7fb' : '#6a6d70',
  );
  const side = inFrame(front, { x: 0, z: deep, turn: -90 });
  panel(side, rectangle(0, 0, deep, height), mix(wall, mood.shade, 0.2), 0.14);
  const look: WindowLook = { frame: '#f4f2ec', bars: [0.34, 0.66], sill: '#d9d5cc' };
  for (let f = 0; f < floors; f++)
    windowOn(side, 4, 1.8 + f * 2.95, 1.6, 1.4, { ...look, bars: [0.5] }, mood, random);
  panel(front, rectangle(0, 0, long, height), wall, 0.1);
  flat(front, 0, 0, long, 0.8, darker('#a8a39a', 0.1));
  for (let f = 0; f < floors; f++) {
    const y = 1.75 + f * 2.95;
    for (const x of [1.1, 9.7, 15.2, 23.6]) windowOn(front, x, y, 2.3, 1.45, look, mood, random);
    for (const x of [5.6, 19.4]) {
      windowOn(front, x - 0.1, y - 0.75, 0.9, 2.2, { frame: '#f4f2ec', bars: [] }, mood, random);
      windowOn(front, x + 1, y, 1.7, 1.45, { frame: '#f4f2ec', bars: [0.5] }, mood, random);
      if (f > 0)
        balcony(front, { x: x - 0.5, y: y - 0.85, w: 3.5, d: 1.4 }, 'solid', accent, mood, random);
    }
    if (f > 0)
      for (let s = 0; s < 3; s++)
        windowOn(
          front,
          13.05,
          y - 1.6 + s * 0.75,
          1,
          0.55,
          { frame: '#8d9396', bars: [0.5] },
          mood,
          random,
        );
  }
  door(front, 12.8, 0.1, 1.5, 2.3, accent, mood);
  box(front, { x: 12.1, y: 2.6, z: -1.3, w: 2.9, h: 0.18, d: 1.3 }, '#dedad2');
  for (const at of [29, -6])
    birch(canvas, front.point(at, 0, -4), front.scale(at, 0, -4) * 10, mood, random);
  for (let i = 0; i < 7; i++) {
    const at = i * 4.2 + random.between(-1, 1);
    if (Math.abs(at - 13.5) > 2)
      bush(canvas, front.point(at, 0, -1.2), front.scale(at, 0, -1.2) * 1.6, mood, random);
  }
  bicycle(front, 15.2, -1, '#39536a');
  bicycle(front, 16.4, -1, '#8a3b34');
  birch(
    canvas,
    scene.stage.point(random.between(5.4, 6.6), 0, 10.5),
    scene.stage.scale(0, 0, 10.5) * 7.4,
    mood,
    random,
  );
  return finish(scene, random.chance(0.5));
}

/** New flats: boxes of timber and dark panels, deep balconies behind glass, planting in the yard. */
export function modernBlock(seed: number): string {
  const random = seeded(seed * 5003 + 53);
  const scene = outdoors(seed + 4, random, {
    eyeHeight: 2.2,
    focal: 1040,
    horizon: 915,
    scenery: random.pick(['fjord', 'hills', 'roofs']),
  });
  const { mood, canvas } = scene;
  ground(scene, '#bdbab2');
  const timber = mix(
    random.pick(['#c39b6c', '#a98458', '#8d7355', '#b9a58a', '#cbb38d']),
    mood.shade,
    0.06,
  );
  const dark = mix(
    random.pick(['#4b5156', '#5c5f5c', '#ded9cf', '#6b5a4f', '#e8e6e0']),
    mood.shade,
    0.06,
  );
  const front = inFrame(scene.stage, { x: -7, z: 19.5, turn: random.between(24, 32) });
  treeLine(scene, random, 60);
  const look: WindowLook = { frame: '#3a3f42', bars: [0.62] };
  const volume = (
    x: number,
    w: number,
    deep: number,
    floors: number,
    colour: string,
    upright: boolean,
  ) => {
    const own = inFrame(front, { x, z: deep < 0 ? deep : 0 });
    const [depth, height] = [12 - Math.min(0, deep), 0.6 + floors * 3.1];
    const side = inFrame(own, { z: depth, turn: -90 });
    box(
      own,
      { x: -0.12, y: height, z: -0.12, w: w + 0.24, h: 0.3, d: depth },
      mood.snow ? '#f4f7fb' : '#3f4447',
    );
    panel(side, rectangle(0, 0, depth, height), mix(colour, mood.shade, 0.24), 0.16);
    boards(side, 0, 0, depth, height, upright ? 0.3 : 0.5, upright, 0.2);
    for (let f = 0; f < floors; f++)
      windowOn(side, 7 + (f % 2) * 1.4, 1.2 + f * 3.1, 1.5, 1.9, look, mood, random);
    panel(own, rectangle(0, 0, w, height), colour, 0.1);
    boards(own, 0, 0, w, height, upright ? 0.26 : 0.62, upright, 0.2);
    for (let f = 0; f < floors; f++) {
      const y = 0.7 + f * 3.1;
      const shift = f % 2 === 0 ? 0 : w * 0.16;
      windowOn(own, 0.9 + shift * 0.6, y + 0.5, 1.5, 1.9, look, mood, random);
      windowOn(
        own,
        w * 0.46 - shift * 0.3,
        y,
        2.9,
        2.4,
        { frame: '#3a3f42', bars: [0.34, 0.67] },
        mood,
        random,
      );
      if (w > 9) windowOn(own, w - 2.3 - shift * 0.4, y + 0.5, 1.4, 1.9, look, mood, random);
      if (f > 0)
        balcony(
          own,
          { x: w * 0.42 - shift * 0.3, y, w: 3.9, d: 1.7 },
          'glass',
          '#8f979b',
          mood,
          random,
        );
    }
  };
  shadow(front, -4, -3, 38, 16, 0.3);
  volume(19, 13, 0, random.int(4, 5), timber, true);
  volume(8.6, 10.4, 0, random.int(5, 6), dark, false);
  volume(-3.5, 12, -1.8, random.int(3, 4), timber, true);
  strip(front, -30, -12, 90, 4.2, mood.snow ? '#dde3ea' : '#a9a59d', 0.01);
  const slabs = Array.from({ length: 40 }, (_, i) =>
    front.shape([
      [-26 + i * 1.8, 0.02, -12],
      [-25.95 + i * 1.8, 0.02, -12],
      [-25.95 + i * 1.8, 0.02, -7.8],
      [-26 + i * 1.8, 0.02, -7.8],
    ]),
  );
  canvas.fillAll(slabs, mood.shade, 0.14);
  for (const [x, w] of [
    [-5, 9],
    [8.5, 8],
    [20, 11],
  ] as const) {
    const bed = inFrame(front, { x, z: -6.2 });
    box(bed, { x: 0, y: 0, z: 0, w, h: 0.45, d: 1.6 }, '#8e8b84');
    for (let i = 0; i < w * 1.1; i++)
      bush(
        canvas,
        bed.point(0.6 + i * 0.88, 0.4, 0.5),
        bed.scale(i, 0, 0.5) * random.between(0.9, 1.6),
        mood,
        random,
      );
    if (w > 7)
      birch(canvas, bed.point(w * 0.7, 0.4, 0.8), bed.scale(w * 0.7, 0, 0.8) * 5.4, mood, random);
  }
  streetLamp(front, 5.6, -7, mood);
  for (let i = 0; i < 4; i++)
    bicycle(front, 17.2 + i * 0.8, -5.6, random.pick(['#8a3b34', '#2f5064', '#3b4a3d', '#c0a15a']));
  return finish(scene, seed % 2 === 0);
}

/** Student homes: a tall regular grid with coloured fields, bicycles before the door. */
export function dormBuilding(seed: number): string {
  const random = seeded(seed * 4001 + 71);
  const scene = outdoors(seed + 2, random, {
    eyeHeight: 2.2,
    focal: 1000,
    horizon: 925,
    scenery: 'forest',
  });
  const { mood, canvas } = scene;
  ground(scene, mood.grass);
  const wall = mix(random.pick(['#9a5f4a', '#d8d5cc', '#b9b4aa', '#7d6a5e']), mood.shade, 0.06);
  const accents = random.pick([
    ['#d9a441', '#c9803f', '#e2c36e'],
    ['#5f8f8b', '#86ada3', '#3f6f73'],
    ['#b5574a', '#d08a72', '#8c4640'],
  ]);
  const front = inFrame(scene.stage, { x: -4.2, z: 20.5, turn: random.between(27, 35) });
  treeLine(scene, random, 50);
  const floors = random.int(6, 7);
  const [long, deep, height] = [24, 12, 0.8 + floors * 2.8];
  shadow(front, -3, -2, long + 9, deep + 5, 0.3);
  const side = inFrame(front, { z: deep, turn: -90 });
  box(
    front,
    { x: -0.2, y: height, z: -0.2, w: long + 0.4, h: 0.4, d: deep },
    mood.snow ? '#f4f7fb' : '#4f5457',
  );
  panel(side, rectangle(0, 0, deep, height), mix(wall, mood.shade, 0.22), 0.15);
  boards(side, 0, 0, deep, height, 0.35, false, 0.14);
  flat(side, 4.6, 0.6, 2.4, height - 1.2, mix(accents[0] ?? wall, mood.shade, 0.2));
  for (let f = 0; f < floors; f++)
    windowOn(side, 5, 1.4 + f * 2.8, 1.6, 1.6, { frame: '#e8e6e0', bars: [0.5] }, mood, random);
  panel(front, rectangle(0, 0, long, height), wall, 0.1);
  boards(front, 0, 0, long, height, 0.35, false, 0.12);
  for (let f = 0; f < floors; f++) {
    for (let b = 0; b < 8; b++) {
      const [x, y] = [0.7 + b * 2.95, 1.2 + f * 2.8];
      if (f === 0 && b === 4) continue;
      const left = (b + f) % 2 === 0;
      flat(
        front,
        left ? x - 0.12 : x + 1.45,
        y - 0.1,
        0.85,
        1.8,
        accents[(b * 5 + f * 3) % 3] ?? wall,
      );
      windowOn(
        front,
        left ? x + 0.72 : x,
        y,
        1.4,
        1.6,
        { frame: '#eceae4', bars: [0.68] },
        mood,
        random,
      );
    }
    if (f > 0) lines(front, [[0, 0.72 + f * 2.8, long, 0.09]], mood.shade, 0.2);
  }
  flat(front, 12.1, 0, 3, 2.75, '#3d4448');
  door(front, 12.9, 0.05, 1.4, 2.3, accents[0] ?? wall, mood);
  box(front, { x: 11.6, y: 2.75, z: -1.8, w: 4, h: 0.22, d: 1.8 }, accents[0] ?? wall);
  strip(front, -30, -9, 90, 3.4, mood.snow ? '#dfe4ea' : '#b5b1a9', 0.01);
  strip(front, 12.3, -6, 2.8, 6, mood.snow ? '#dfe4ea' : '#b5b1a9', 0.01);
  tufts(scene, random, 4, 14);
  for (let i = 0; i < 9; i++)
    bicycle(
      front,
      3.2 + i * 0.82,
      -1.6,
      random.pick(['#8a3b34', '#2f5064', '#3b4a3d', '#c0a15a', '#dcd8ce']),
    );
  for (const at of [-5, 20.5, 27])
    birch(canvas, front.point(at, 0, -3.4), front.scale(at, 0, -3.4) * 8.6, mood, random);
  streetLamp(front, 9.6, -5.2, mood);
  return finish(scene, random.chance(0.5));
}
