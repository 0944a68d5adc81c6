/** A UUID made in the browser: a call that carries it may be sent twice and takes effect once. */
export const newId = (): string => crypto.randomUUID();
