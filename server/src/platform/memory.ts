/** State of this process for its features. It is lost when the process ends. */
export interface Memory {
  /** The object with this name, created by `make` on first use. Names begin with the feature's name. */
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
