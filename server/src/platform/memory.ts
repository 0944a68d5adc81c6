/** What this process alone keeps for its features, and loses when it ends. */
export interface Memory {
  /** The one thing that `make` makes, when it is first asked for. */
  of<Kept>(make: () => Kept): Kept;
}

export function createMemory(): Memory {
  const kept = new Map<() => unknown, unknown>();
  return {
    of<Kept>(make: () => Kept): Kept {
      if (!kept.has(make)) kept.set(make, make());
      return kept.get(make) as Kept;
    },
  };
}
