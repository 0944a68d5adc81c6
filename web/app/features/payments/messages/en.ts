export const payments = {
  write_off: {
    confirm: 'Write off',
    reason: 'Reason',
    reason_help: 'It stands on the timeline of the lease, where both sides read it.',
    rounding: 'Rounding difference',
  },
} as const;
