/** What this process alone keeps for its features, and loses when it ends. */
export interface Memory {
  /** The one thing of this name, which `make` makes when it is first asked for. Names begin with the feature's. */
  of<Kept>(name: string, make: () => Kept): Kept;
}

export function createMemory(): Memory {
  const kept = new Map<string, unknown>();
  return {
    of<Kept>(name: string, make: () => Kept): Kept {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name) as Kept;
    },
  };
}
