/** How a line is settled that the bank never had: it is no money on the client account. */
export const NEVER_THERE = 'counted';
