import type { Bounds, Position } from '@husvaer/domain/kernel/geo';

/* What a search shows. */

/** The initial view of the map. */
export type Start = { centre: Position; zoom: number } | { bounds: Bounds };

export interface PlaceName {
  id: string;
  name: string;
}
