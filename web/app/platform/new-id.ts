/** A UUID for what this browser makes: a call that carries it may be made twice and takes effect once. */
export const newId = (): string => crypto.randomUUID();
