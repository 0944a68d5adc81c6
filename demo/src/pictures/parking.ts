import { type Random, seeded } from '../random.ts';
import { darker, lighter, mix } from './colour.ts';
import { boards, lines, strip, windowOn } from './facade.ts';
import { finish, ground, outdoors, treeLine } from './outdoors.ts';
import { createRoom, finishRoom, type Room } from './room.ts';
import { box, drum, onFloor, panel, rectangle, ring } from './solids.ts';
import { inFrame, type Stage } from './stage.ts';
import { car, fence, hedge, streetLamp } from './street.ts';
import { birch } from './trees.ts';

function charger({ canvas }: { canvas: Room['canvas'] }, wall: Stage, x: number, y: number): void {
  box(wall, { x, y, z: -0.12, w: 0.22, h: 0.36, d: 0.12 }, '#eef0ef');
  canvas.fill(
    wall.shape(
      ring(0, 0, 0, 0.035).map(([px, , pz]) => [x + 0.11 + px, y + 0.24 + pz, -0.122] as const),
    ),
    '#4fae7a',
  );
  canvas.stroke(
    [
      [
        wall.point(x + 0.11, y + 0.05, -0.12),
        wall.point(x + 0.02, y - 0.35, -0.16),
        wall.point(x + 0.2, y - 0.5, -0.16),
        wall.point(x + 0.3, y - 0.1, -0.12),
      ],
    ],
    '#2a2e31',
    wall.scale(x, y, 0) * 0.03,
  );
}

/** A basement garage: pillars, painted bays, tubes of light. */
export function garage(seed: number): string {
  const random = seeded(seed * 239 + 67);
  const room = createRoom(seed + 2, random, {
    width: 15,
    depth: 13,
    height: 2.7,
    floor: 'concrete',
    focal: 1080,
    eyeHeight: 1.55,
  });
  const { canvas, stage, back, depth } = room;
  const tone = random.pick(['#d8a13c', '#5d8a9a', '#7a9a6b', '#b5594a']);
  canvas.fill(
    back.shape(rectangle(0, 0, 15, 2.7)),
    canvas.verticalGradient([
      [0, '#b9b9b5'],
      [1, '#96968f'],
    ]),
  );
  canvas.fill(back.shape(rectangle(0, 0.1, 15, 0.9)), tone, 0.85);
  canvas.fill(
    stage.shape(onFloor(-7.5, -1, 15, 14, 2.7)),
    canvas.verticalGradient([
      [0, '#77787a'],
      [1, '#a2a29f'],
    ]),
  );
  for (let x = -6; x <= 6; x += 3)
    box(stage, { x, y: 2.45, z: 1, w: 0.35, h: 0.25, d: depth - 1 }, '#9b9b98');
  for (const x of [-4.3, -1.3, 1.7, 4.7]) {
    canvas.fill(stage.shape(onFloor(x, 2, 0.16, depth - 2.5, 2.4)), '#fdfbf0');
    for (const z of [3.5, 6, 9])
      canvas.fill(
        stage.shape(ring(x, 0.005, z, 1.7, 1)),
        canvas.centredGradient([
          [0, '#ffffff', 0.3],
          [1, '#ffffff', 0],
        ]),
      );
  }
  for (const x of [-5.2, -2.6, 0, 2.6, 5.2])
    canvas.fill(stage.shape(onFloor(x - 0.06, 7.4, 0.12, 5.2, 0.004)), '#f3f1ea', 0.9);
  const pillars = (z: number) => {
    for (const x of [-5.2, 0, 5.2]) {
      box(stage, { x: x - 0.22, y: 0, z, w: 0.44, h: 2.45, d: 0.44 }, '#bdbcb6');
      box(stage, { x: x - 0.225, y: 0, z: z - 0.005, w: 0.45, h: 0.95, d: 0.45 }, tone);
    }
  };
  pillars(12.4);
  charger(room, back, 7.6, 1.25);
  charger(room, back, 10.2, 1.25);
  for (const at of random.sample([-4.8, -2.2, 0.4, 3], 3)) parked(stage, at, 7.9, random);
  pillars(6.9);
  canvas.fill(stage.shape(onFloor(-0.28, 1.6, 0.2, 3.4, 0.004)), '#f3f1ea', 0.6);
  return finishRoom(room, random.chance(0.5));
}

/** A car seen from behind, standing in its bay. */
function parked(stage: Stage, x: number, z: number, random: Random): void {
  const { canvas } = stage;
  const colour = random.pick(['#7f8c95', '#2f3b46', '#c4c6c4', '#54687a', '#8c3f3a']);
  const own = inFrame(stage, { x, z });
  canvas.fill(
    own.shape(ring(0.9, 0.01, 2.1, 1.35, 2.7)),
    canvas.centredGradient([
      [0, '#10151d', 0.6],
      [0.7, '#10151d', 0.4],
      [1, '#10151d', 0],
    ]),
  );
  for (const wheel of [0.12, 1.42])
    box(own, { x: wheel, y: 0, z: 0.25, w: 0.26, h: 0.5, d: 0.6 }, '#22262a');
  box(own, { x: 0, y: 0.26, z: 0, w: 1.8, h: 0.62, d: 4.2 }, colour);
  const [low, high] = [0.88, 1.44];
  const roof = (at: number, inset: number, y: number) =>
    [
      [inset, y, at],
      [1.8 - inset, y, at],
    ] as const;
  const [a, b] = roof(0.12, 0.06, low);
  const [d, c] = roof(0.75, 0.22, high);
  canvas.fill(
    own.shape([
      [0, low, 3.2],
      [1.8, low, 3.2],
      [1.56, high, 2.2],
      [0.24, high, 2.2],
    ]),
    darker(colour, 0.3),
  );
  canvas.fill(own.shape([a, b, c, d]), lighter(colour, 0.06));
  canvas.fill(
    own.shape([
      [0.2, low + 0.06, 0.15],
      [1.6, low + 0.06, 0.15],
      [1.46, high - 0.06, 0.7],
      [0.34, high - 0.06, 0.7],
    ]),
    canvas.verticalGradient([
      [0, '#7d919c'],
      [1, '#2d373f'],
    ]),
  );
  canvas.fill(own.shape(onFloor(0.22, 0.75, 1.36, 1.5, high)), lighter(colour, 0.2));
  for (const side of [0.04, 1.5])
    canvas.fill(own.shape(rectangle(side, 0.68, 0.26, 0.13, -0.005)), '#b9322e');
  canvas.fill(own.shape(rectangle(0.64, 0.5, 0.52, 0.12, -0.006)), '#f4f3ee');
  canvas.fill(own.shape(rectangle(0, 0.26, 1.8, 0.16, -0.005)), darker(colour, 0.55));
}

/** Numbered bays in the open, a carport behind. */
export function parkingSpace(seed: number): string {
  const random = seeded(seed * 197 + 73);
  const scene = outdoors(seed + 2, random, {
    eyeHeight: 2,
    focal: 1050,
    horizon: 690,
    scenery: random.pick(['hills', 'forest']),
  });
  const { mood, canvas, stage } = scene;
  treeLine(scene, random, 42);
  ground(scene, '#8f8f8d');
  const lot = inFrame(stage, { x: -7.5, z: 13.5, turn: random.between(8, 16) });
  strip(lot, -30, -1, 90, 30, mood.grass, 0.01);
  const wall = mix(random.pick(['#8d3a31', '#7e6a52', '#5f6a66', '#e9e4d8']), mood.shade, 0.06);
  const long = 14.5;
  box(
    lot,
    { x: -0.4, y: 2.7, z: -1.4, w: long + 0.8, h: 0.3, d: 7.4 },
    mood.snow ? '#f4f7fb' : '#4d5257',
  );
  const shed = inFrame(lot, { z: 4.8 });
  panel(shed, rectangle(0, 0, long, 2.7), darker(wall, 0.22), 0.14);
  boards(shed, 0, 0, long, 2.7, 0.2, true, 0.2);
  windowOn(shed, 6.6, 1.3, 1.2, 0.8, { frame: '#f4f2ec', bars: [0.5] }, mood, random);
  canvas.fill(lot.shape(onFloor(0, -1, long, 5.8, 0.02)), mood.shade, 0.34);
  car(inFrame(lot, { x: 5.4, z: 3.4 }), 0, 0, mood, random);
  for (let x = 0; x <= long; x += long / 5)
    box(lot, { x: x - 0.09, y: 0, z: -1.1, w: 0.18, h: 2.7, d: 0.18 }, '#d9d2c2');
  lines(lot, [[-0.4, 2.66, long + 0.8, 0.06]], mood.shade, 0.3);
  if (!mood.snow)
    for (let x = -3; x < 24; x += 2.9)
      canvas.fill(lot.shape(onFloor(x, -7.4, 0.12, 5, 0.012)), '#f3f1ea', 0.85);
  hedge(lot, 16, 0.4, 8, 0.9, mood, random);
  fence(lot, -9, 0.2, 8, mood.snow ? '#fbfcfd' : '#e9e4d8');
  car(lot, -1.2, -4.4, mood, random);
  car(lot, 10.6, -4.4, mood, random);
  drum(lot, { x: 8, y: 0, z: -2.2, h: 1.15, foot: 0.1, top: 0.09 }, '#eef0ef');
  charger(scene, inFrame(lot, { x: 7.89, z: -2.28 }), 0, 0.8);
  birch(canvas, stage.point(8.2, 0, 13), stage.scale(0, 0, 13) * 7, mood, random);
  streetLamp(lot, -2.4, -0.6, mood);
  return finish(scene, random.chance(0.5));
}
