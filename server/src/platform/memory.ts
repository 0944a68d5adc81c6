/** State of this process for its features. It is lost when the process ends. */
export interface Memory {
  /** The object with this name, created by `make` on first use. Names begin with the feature's name. */
  of<Stored>(name: string, make: () => Stored): Stored;
}

export function createMemory(): Memory {
  const stored = new Map<string, unknown>();
  return {
    of<Stored>(name: string, make: () => Stored): Stored {
      if (!stored.has(name)) stored.set(name, make());
      return stored.get(name) as Stored;
    },
  };
}
