export const payments = {
  write_off: {
    confirm: 'Write off',
    reason: 'Reason',
    reason_help: 'It stands on the timeline of the lease, where both sides read it.',
    rounding: 'Rounding difference',
    borne_by: 'Who bears the rent',
    bearers: {
      agreed: 'As agreed: the landlord, or you where you guarantee the rent',
      agency: 'You',
    },
    two: 'Above your limit another person must agree before it is booked.',
  },
} as const;
