/** The moment at which tests begin. */
export const NOW = Temporal.Instant.from('2026-11-20T08:00:00Z');
