import { type Random, seeded } from '../random.ts';
import { type Canvas, createCanvas, HEIGHT, type Point, WIDTH } from './canvas.ts';

type RoomUse = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall' | 'balcony';

/** Pixels. */
interface Space {
  use: RoomUse;
  x: number;
  y: number;
  w: number;
  h: number;
}

const FLOORS: Record<RoomUse, string> = {
  living: '#f3ead9',
  kitchen: '#efe3cf',
  bedroom: '#f1ece2',
  bath: '#dfe8ea',
  hall: '#ece6db',
  balcony: '#dfe5d6',
};

const INK = '#3b4148';

const LINE = '#8f9599';

const WALL = 16;

const corners = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const outline = (x: number, y: number, w: number, h: number): Point[] => [
  ...corners(x, y, w, h),
  [x, y],
];

const arc = (cx: number, cy: number, r: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });

function piece(canvas: Canvas, x: number, y: number, w: number, h: number, fill = '#ffffff'): void {
  canvas.fill(corners(x, y, w, h), fill);
  canvas.stroke([outline(x, y, w, h)], LINE, 2.5);
}

const DRAW: Record<RoomUse, (canvas: Canvas, space: Space) => void> = {
  living(canvas, { x, y, w, h }) {
    canvas.fill(corners(x + w * 0.24, y + h * 0.3, w * 0.5, h * 0.42), '#e3d4bb');
    piece(canvas, x + w * 0.26, y + h - 106, w * 0.46, 84);
    canvas.stroke(
      [
        [
          [x + w * 0.26, y + h - 44],
          [x + w * 0.72, y + h - 44],
        ],
        [
          [x + w * 0.49, y + h - 106],
          [x + w * 0.49, y + h - 44],
        ],
      ],
      LINE,
      2,
    );
    piece(canvas, x + w * 0.38, y + h * 0.46, w * 0.22, 62, '#f8f3ea');
    piece(canvas, x + w * 0.3, y + 18, w * 0.4, 34, '#f8f3ea');
    piece(canvas, x + 28, y + h * 0.42, 74, 74);
  },
  kitchen(canvas, { x, y, w, h }) {
    piece(canvas, x + 10, y + 10, w - 20, 58, '#fbf8f2');
    piece(canvas, x + w * 0.24, y + 20, 64, 38);
    const hob = x + w * 0.62;
    piece(canvas, hob, y + 18, 62, 42);
    for (const [dx, dy] of [
      [18, 31],
      [44, 31],
      [18, 49],
      [44, 49],
    ] as const)
      canvas.stroke([arc(hob + dx, y + dy - 1, 7, 0, 360)], LINE, 2);
    const [cx, cy] = [x + w / 2, y + h * 0.64];
    for (const [dx, dy] of [
      [-58, -74],
      [12, -74],
      [-58, 44],
      [12, 44],
    ] as const)
      piece(canvas, cx + dx, cy + dy, 46, 32);
    piece(canvas, cx - 86, cy - 44, 172, 88, '#f8f3ea');
  },
  bedroom(canvas, { x, y, w, h }) {
    const wide = Math.min(180, w * 0.5);
    const left = x + (w - wide) / 2;
    piece(canvas, left, y + 16, wide, Math.min(210, h * 0.62));
    for (const part of [0.08, 0.54])
      piece(canvas, left + wide * part, y + 26, wide * 0.38, 44, '#f4f1ea');
    canvas.stroke(
      [
        [
          [left, y + 92],
          [left + wide, y + 92],
        ],
      ],
      LINE,
      2.5,
    );
    for (const at of [left - 48, left + wide + 8]) piece(canvas, at, y + 16, 40, 40, '#f8f3ea');
    piece(canvas, x + 14, y + h - 62, w * 0.52, 50, '#f8f3ea');
  },
  bath(canvas, { x, y, w, h }) {
    piece(canvas, x + w - 108, y + 12, 96, 96, '#f3f8f9');
    canvas.stroke(
      [
        [
          [x + w - 108, y + 12],
          [x + w - 12, y + 108],
        ],
        [
          [x + w - 12, y + 12],
          [x + w - 108, y + 108],
        ],
      ],
      LINE,
      1.6,
    );
    piece(canvas, x + 14, y + 14, 84, 50);
    canvas.ellipse([x + 56, y + 39], 24, 15, '#e8eff1');
    piece(canvas, x + 22, y + h - 82, 46, 20);
    canvas.ellipse([x + 45, y + h - 40], 21, 27, '#ffffff');
    canvas.stroke([arc(x + 45, y + h - 40, 23, 0, 360)], LINE, 2.5);
  },
  hall(canvas, { x, y, w, h }) {
    if (w > h) piece(canvas, x + w * 0.5, y + 12, w * 0.4, 42, '#f8f3ea');
    else piece(canvas, x + 12, y + h * 0.3, 42, h * 0.4, '#f8f3ea');
  },
  balcony(canvas, { x, y, w, h }) {
    const boards = Array.from(
      { length: Math.floor(w / 22) },
      (_, i) =>
        [
          [x + i * 22, y],
          [x + i * 22, y + h],
        ] as Point[],
    );
    canvas.stroke(boards, '#c9d1bd', 2);
    canvas.stroke([arc(x + w / 2, y + h / 2, Math.min(30, h * 0.26), 0, 360)], LINE, 2.5);
  },
};

function rooms(random: Random): { inner: Space[]; balcony: Space } {
  const [left, top, w, h] = [250, 190, 1100, 720];
  const wing = w * random.between(0.54, 0.62);
  const split = h * random.between(0.55, 0.64);
  const bath = (w - wing) * random.between(0.44, 0.52);
  const twoRooms = random.chance(0.6);
  const upper: Space[] = twoRooms
    ? [
        { use: 'kitchen', x: left, y: top, w: wing * 0.5, h: h - split },
        { use: 'bedroom', x: left + wing * 0.5, y: top, w: wing * 0.5, h: h - split },
      ]
    : [{ use: 'kitchen', x: left, y: top, w: wing, h: h - split }];
  return {
    inner: [
      ...upper,
      { use: 'living', x: left, y: top + h - split, w: wing, h: split },
      { use: 'bedroom', x: left + wing, y: top, w: w - wing, h: h * 0.46 },
      { use: 'bath', x: left + wing, y: top + h * 0.46, w: bath, h: h * 0.54 },
      { use: 'hall', x: left + wing + bath, y: top + h * 0.46, w: w - wing - bath, h: h * 0.54 },
    ],
    balcony: { use: 'balcony', x: left + wing * 0.12, y: top + h, w: wing * 0.72, h: 128 },
  };
}

/** A floor plan as agents print it: walls, doors with their swing, windows, furniture. */
export function floorPlan(seed: number): string {
  const random = seeded(seed * 151 + 79);
  const canvas = createCanvas();
  canvas.fill(corners(0, 0, WIDTH, HEIGHT), '#fbfaf7');
  const { inner, balcony } = rooms(random);
  for (const space of [...inner, balcony]) {
    canvas.fill(corners(space.x, space.y, space.w, space.h), FLOORS[space.use]);
    DRAW[space.use](canvas, space);
  }
  canvas.stroke([outline(balcony.x, balcony.y, balcony.w, balcony.h)], INK, 4);
  canvas.stroke(
    inner.map(({ x, y, w, h }) => outline(x, y, w, h)),
    INK,
    WALL * 0.72,
  );
  const [left, top, right, bottom] = [250, 190, 1350, 910];
  canvas.stroke([outline(left, top, right - left, bottom - top)], INK, WALL * 1.5);
  for (const { use, x, y, w, h } of inner) {
    if (use === 'bath' || use === 'hall') continue;
    const sides: [Point, Point][] = [];
    if (y === top)
      sides.push([
        [x + w * 0.28, top],
        [x + w * 0.72, top],
      ]);
    if (x === left)
      sides.push([
        [left, y + h * 0.3],
        [left, y + h * 0.7],
      ]);
    if (x + w === right)
      sides.push([
        [right, y + h * 0.3],
        [right, y + h * 0.7],
      ]);
    for (const side of sides) {
      canvas.stroke([side], '#ffffff', WALL * 0.9);
      canvas.stroke([side], '#8fa9b8', 3);
    }
  }
  doors(canvas, inner, balcony);
  if (random.chance(0.5)) compass(canvas);
  return canvas.svg({ mirrored: seed % 2 === 1 });
}

function doors(canvas: Canvas, inner: readonly Space[], balcony: Space): void {
  const swing = 74;
  const gap = (a: Point, b: Point) => canvas.stroke([[a, b]], '#f6f1e7', WALL * 1.1);
  for (const { use, x, y, w, h } of inner) {
    if (use === 'living') {
      gap([x + w, y + h * 0.5], [x + w, y + h * 0.5 + swing]);
      canvas.stroke(
        [
          [
            [x + w, y + h * 0.5],
            [x + w - swing, y + h * 0.5],
          ],
          arc(x + w, y + h * 0.5, swing, 90, 180),
        ],
        LINE,
        2.5,
      );
      gap([x + w * 0.12, y], [x + w * 0.36, y]);
    }
    if (use === 'hall') {
      gap([x + w, y + h * 0.6], [x + w, y + h * 0.6 + swing]);
      canvas.stroke(
        [
          [
            [x + w, y + h * 0.6],
            [x + w - swing, y + h * 0.6],
          ],
          arc(x + w, y + h * 0.6, swing, 90, 180),
        ],
        LINE,
        2.5,
      );
      gap([x, y + h * 0.7], [x, y + h * 0.7 + swing]);
      gap([x + w * 0.3, y], [x + w * 0.3 + swing, y]);
      canvas.stroke(
        [
          [
            [x + w * 0.3, y],
            [x + w * 0.3, y - swing],
          ],
          arc(x + w * 0.3, y, swing, 270, 360),
        ],
        LINE,
        2.5,
      );
    }
  }
  gap([balcony.x + balcony.w * 0.5, balcony.y], [balcony.x + balcony.w * 0.5 + swing, balcony.y]);
}

function compass(canvas: Canvas): void {
  const [x, y] = [1462, 1060];
  canvas.stroke([arc(x, y, 46, 0, 360)], LINE, 3);
  canvas.fill(
    [
      [x, y - 38],
      [x + 14, y + 4],
      [x - 14, y + 4],
    ],
    INK,
  );
  canvas.fill(
    [
      [x, y + 38],
      [x + 14, y + 4],
      [x - 14, y + 4],
    ],
    '#c9cdd0',
  );
}
