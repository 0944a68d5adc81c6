import type { Canvas, Point } from './canvas.ts';

/** Metres: to the right, up, away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export interface Stage {
  canvas: Canvas;
  /** The direction of the light, in world coordinates. */
  light: Vector;
  /** The colour that shadows are mixed with. */
  shade: string;
  world(at: Vector): Vector;
  /** The position in the picture; points behind the viewer are moved in front of them. */
  point(x: number, y: number, z: number): Point;
  /** The outline of a flat shape in the picture, clipped where it passes behind the viewer. */
  shape(corners: readonly Vector[]): Point[];
  /** Pixels per metre at a position. */
  scale(x: number, y: number, z: number): number;
  /** Whether the front of a shape with these corners is visible, and its normal in world coordinates. */
  facing(corners: readonly Vector[]): { visible: boolean; normal: Vector };
}

export interface View {
  canvas: Canvas;
  eyeHeight: number;
  /** Pixels; larger values mean a longer lens. */
  focal: number;
  centre: Point;
  light: Vector;
  shade: string;
}

const NEAR = 0.25;

function cutBehind(corners: readonly Vector[]): Vector[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] as Vector;
    const inside = a[2] >= NEAR;
    if (inside === b[2] >= NEAR) return inside ? [a] : [];
    const share = (NEAR - a[2]) / (b[2] - a[2]);
    const cut: Vector = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, NEAR];
    return inside ? [a, cut] : [cut];
  });
}

/** A stage with the viewer at the origin, looking along z; verticals stay vertical. */
export function createStage(view: View): Stage {
  const { canvas, light, shade } = view;
  const [cx, cy] = view.centre;
  const project = ([x, y, z]: Vector): Point => {
    const scale = view.focal / Math.max(NEAR, z);
    return [cx + x * scale, cy - (y - view.eyeHeight) * scale];
  };
  const withWorld = (world: Stage['world']): Stage => ({
    canvas,
    light,
    shade,
    world,
    point: (x, y, z) => project(world([x, y, z])),
    shape: (corners) => cutBehind(corners.map(world)).map(project),
    scale: (x, y, z) => view.focal / Math.max(NEAR, world([x, y, z])[2]),
    facing(corners) {
      const [a, b, c] = corners.map(world) as [Vector, Vector, Vector];
      const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
      const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
      const cross = [
        u[1] * v[2] - u[2] * v[1],
        u[2] * v[0] - u[0] * v[2],
        u[0] * v[1] - u[1] * v[0],
      ] as const;
      const length = Math.hypot(...cross) || 1;
      const normal: Vector = [cross[0] / length, cross[1] / length, cross[2] / length];
      const towards = normal[0] * a[0] + normal[1] * (a[1] - view.eyeHeight) + normal[2] * a[2];
      return { visible: towards < 0, normal };
    },
  });
  return withWorld((at) => at);
}

export interface Frame {
  x?: number;
  y?: number;
  z?: number;
  /** Degrees; a positive turn rotates the frame's x axis away from the viewer. */
  turn?: number;
}

/**
 * The same stage with local axes, so that a wall is always "x along it, y up, z into it" and a chair always
 * faces -z, wherever they are.
 */
export function inFrame(stage: Stage, { x = 0, y = 0, z = 0, turn = 0 }: Frame): Stage {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const local = (at: Vector): Vector => [
    x + at[0] * cos - at[2] * sin,
    y + at[1],
    z + at[0] * sin + at[2] * cos,
  ];
  return {
    ...stage,
    world: (at) => stage.world(local(at)),
    point: (...at) => stage.point(...local(at)),
    shape: (corners) => stage.shape(corners.map(local)),
    scale: (...at) => stage.scale(...local(at)),
    facing: (corners) => stage.facing(corners.map(local)),
  };
}
