import type { Random } from '../random.ts';
import type { Point } from './canvas.ts';
import type { Room } from './room.ts';
import { drum, ring, shadow } from './solids.ts';
import type { Stage } from './stage.ts';

const GREENS = ['#3f5f46', '#557a54', '#6f9463', '#8aab78'];

export function leaf(foot: Point, angle: number, length: number, width: number): string {
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const tip: Point = [foot[0] + dx * length, foot[1] + dy * length];
  const middle: Point = [foot[0] + dx * length * 0.45, foot[1] + dy * length * 0.45];
  const side = (sign: number) =>
    `${(middle[0] - dy * width * sign).toFixed(1)} ${(middle[1] + dx * width * sign).toFixed(1)}`;
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(foot)}Q${side(1)} ${at(tip)}Q${side(-1)} ${at(foot)}Z`;
}

export type PlantKind = 'fig' | 'blades' | 'palm' | 'trailing';

/** A plant in a pot; `height` in metres, including the pot. */
export function plant(
  { canvas }: Room,
  stage: Stage,
  x: number,
  y: number,
  z: number,
  height: number,
  kind: PlantKind,
  pot: string,
  random: Random,
): void {
  const high = Math.min(0.36, height * 0.36);
  if (y === 0) shadow(stage, x - high * 0.6, z - high * 0.6, high * 1.2, high * 1.2, 0.34);
  drum(stage, { x, y, z, h: high, foot: high * 0.36, top: high * 0.5 }, pot);
  canvas.fill(stage.shape(ring(x, y + high - 0.01, z, high * 0.42)), '#4a3b31');
  const foot = stage.point(x, y + high, z);
  const size = stage.scale(x, y, z) * (height - high);
  const tones: string[] = ['', '', '', ''];
  const add = (tone: number, data: string) => (tones[tone] = `${tones[tone] ?? ''}${data}`);
  if (kind === 'blades') {
    for (let i = 0; i < 17; i++) {
      const lean = random.between(-0.42, 0.42);
      add(
        i % 4,
        leaf(
          [foot[0] + lean * size * 0.16, foot[1] + 2],
          Math.PI / 2 - lean,
          size * random.between(0.6, 1),
          size * 0.085,
        ),
      );
    }
  } else if (kind === 'palm') {
    for (let i = 0; i < 13; i++) {
      const angle = Math.PI * random.between(0.12, 0.88);
      const long = size * random.between(0.6, 1);
      const tip: Point = [foot[0] + Math.cos(angle) * long, foot[1] - Math.sin(angle) * long];
      canvas.stroke([[foot, tip]], GREENS[1] ?? '', size * 0.012);
      for (let n = 2; n < 9; n++) {
        const at: Point = [
          foot[0] + (tip[0] - foot[0]) * (n / 8.4),
          foot[1] + (tip[1] - foot[1]) * (n / 8.4),
        ];
        for (const turn of [-0.75, 0.75])
          add(
            random.int(0, 3),
            leaf(at, angle + turn, size * 0.24 * (1.15 - n / 11), size * 0.035),
          );
      }
    }
  } else {
    const stems = kind === 'fig' ? 5 : 11;
    for (let i = 0; i < stems; i++) {
      const lean = random.between(-0.34, 0.34) * (kind === 'fig' ? 1 : 2.4);
      const long = size * random.between(0.55, 0.9) * (kind === 'fig' ? 1 : 0.62);
      const tip: Point = [foot[0] + Math.sin(lean) * long, foot[1] - Math.cos(lean) * long];
      canvas.stroke([[foot, tip]], '#6b5844', size * 0.014);
      for (let n = 2; n < 8; n++) {
        const at: Point = [
          foot[0] + (tip[0] - foot[0]) * (n / 7),
          foot[1] + (tip[1] - foot[1]) * (n / 7),
        ];
        const angle = Math.PI / 2 + random.between(-1.5, 1.5);
        add(random.int(0, 3), leaf(at, angle, size * random.between(0.16, 0.25), size * 0.075));
      }
    }
  }
  tones.forEach((data, i) => canvas.path(data, GREENS[i] ?? ''));
}
