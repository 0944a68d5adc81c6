import type { Position } from '@husvaer/domain/kernel/geo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import classes from './home-map.module.css';

/** CSS pixels from the layer's corner. */
type Point = readonly [x: number, y: number];

/** A stroke keeps a point when it has come so far from the last one. CSS pixels. */
const STEP = 8;
/** More corners say nothing more about an area drawn by hand. */
const CORNERS_MAX = 40;

interface DrawLayerProps {
  /** For users who can't see the map's cursor. */
  label: string;
  toPosition: (point: Point) => Position;
  /** The corners of the drawn area; empty when drawing was cancelled. */
  onDrawn: (corners: Position[]) => void;
}

/** Lies over the map while an area is drawn: one stroke, closed automatically. Escape cancels. */
export function DrawLayer({ label, toPosition, onDrawn }: DrawLayerProps) {
  const layer = useRef<SVGSVGElement>(null);
  const [stroke, setStroke] = useState<readonly Point[]>([]);

  const giveUp = useEffectEvent(() => onDrawn([]));
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = layer.current?.getBoundingClientRect() ?? {};
    return [event.clientX - left, event.clientY - top];
  };

  return (
    <>
      <p className={classes.drawHint} role="status">
        {label}
      </p>
      <svg
        ref={layer}
        className={classes.draw}
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStroke([pointOf(event)]);
        }}
        onPointerMove={(event) => {
          const last = stroke.at(-1);
          if (!last) return;
          const point = pointOf(event);
          if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= STEP)
            setStroke([...stroke, point]);
        }}
        onPointerUp={() => {
          setStroke([]);
          if (stroke.length >= 3) onDrawn(thinned(stroke).map(toPosition));
        }}
        onPointerCancel={() => setStroke([])}
      >
        <polygon points={stroke.map((point) => point.join(',')).join(' ')} />
      </svg>
    </>
  );
}

/** Keeps every nth point, so that the URL stays short. */
function thinned(stroke: readonly Point[]): Point[] {
  const step = Math.max(1, stroke.length / CORNERS_MAX);
  return Array.from(
    { length: Math.min(stroke.length, CORNERS_MAX) },
    (_, index) => stroke[Math.floor(index * step)]!,
  );
}
