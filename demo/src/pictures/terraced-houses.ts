import { seeded } from '../random.ts';
import { darker, mix } from './colour.ts';
import { boards, door, flat, strip, type WindowLook, windowOn } from './facade.ts';
import { finish, ground, outdoors } from './outdoors.ts';
import { roofSlope } from './roofs.ts';
import { box, panel, rectangle } from './solids.ts';
import { inFrame, type Vector } from './stage.ts';
import { bicycle, car, hedge } from './street.ts';
import { PAINTS, TRIM } from './timber.ts';
import { birch, bush } from './trees.ts';

/** A row of narrow houses along a lane, each in its own colour. */
export function terracedHouses(seed: number): string {
  const random = seeded(seed * 1009 + 83);
  const scene = outdoors(seed, random, {
    eyeHeight: 2.2,
    focal: 1180,
    horizon: 880,
    scenery: random.pick(['hills', 'fjord', 'forest']),
  });
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
      ? [
          [0, 0, 0],
          [w, 0, 0],
          [w, eaves, 0],
          [w / 2, eaves + rise, 0],
          [0, eaves, 0],
        ]
      : rectangle(0, 0, w, eaves + 0.4);
    if (gables) {
      roofSlope(
        unit,
        [
          [w + 0.1, eaves - 0.1, deep],
          [w + 0.1, eaves - 0.1, -0.4],
        ],
        [
          [w / 2, eaves + rise, deep],
          [w / 2, eaves + rise, -0.4],
        ],
        roof,
        mood,
      );
      roofSlope(
        unit,
        [
          [-0.1, eaves - 0.1, deep],
          [-0.1, eaves - 0.1, -0.4],
        ],
        [
          [w / 2, eaves + rise, deep],
          [w / 2, eaves + rise, -0.4],
        ],
        roof,
        mood,
      );
    } else {
      box(unit, { x: 0, y: 0, z: 0.01, w, h: eaves + 0.4, d: deep }, wall);
      box(
        unit,
        { x: -0.05, y: eaves + 0.4, z: -0.25, w: w + 0.1, h: 0.26, d: deep },
        mood.snow ? '#f4f7fb' : '#3f4447',
      );
    }
    panel(unit, outline, wall, 0.1);
    canvas.clip(unit.shape(outline), () =>
      boards(unit, 0, 0, w, eaves + rise, i % 2 === 0 ? 0.24 : 0.2, i % 2 === 0, 0.16),
    );
    if (gables) {
      for (const side of [0, w]) {
        canvas.fill(
          unit.shape([
            [side, eaves - 0.12, -0.4],
            [w / 2, eaves + rise + 0.08, -0.4],
            [w / 2, eaves + rise - 0.2, -0.4],
            [side, eaves - 0.4, -0.4],
          ]),
          mood.snow ? '#f6f8fb' : TRIM,
        );
      }
    }
    flat(unit, 0, 0, w, 0.4, '#97938b');
    flat(unit, 0, 0.4, 0.16, eaves - 0.5, TRIM);
    for (const at of [0.9, 3.7]) windowOn(unit, at, 3.15, 1.3, 1.5, look, mood, random);
    if (gables) windowOn(unit, 2.5, 5.5, 1, 1, look, mood, random);
    windowOn(unit, 3.2, 0.95, 2, 1.5, { ...look, bars: [0.34, 0.67] }, mood, random);
    door(unit, 0.9, 0.3, 1, 2.1, darker(paints[(i + 9) % 7] ?? '#3f5a52', 0.3), mood);
    box(
      unit,
      { x: 0.5, y: 2.55, z: -0.9, w: 1.8, h: 0.13, d: 0.9 },
      mood.snow ? '#f6f8fb' : '#d8d4ca',
    );
    box(
      unit,
      { x: 0.6, y: 0, z: -0.9, w: 1.6, h: 0.26, d: 0.9 },
      mood.snow ? '#e6ebf1' : '#b3aea5',
    );
    hedge(unit, 2.7, -3.4, 3.1, 0.8, mood, random);
    if (i % 2 === 0) bush(canvas, unit.point(3.9, 0, -0.9), unit.scale(3.9, 0, -0.9), mood, random);
    if (i % 3 === 1) bicycle(unit, 3.4, -0.6, '#8a3b34');
  }
  birch(canvas, row.point(7.8, 0, -5.4), row.scale(7.8, 0, -5.4) * 6.6, mood, random);
  car(row, 12.5, -7.4, mood, random);
  return finish(scene, random.chance(0.5));
}
