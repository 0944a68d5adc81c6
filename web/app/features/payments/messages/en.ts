export const payments = {
  write_off: {
    confirm: 'Write off',
    reason: 'Reason',
    reason_help: 'It stands on the timeline of the lease, where both sides read it.',
    rounding: 'Rounding difference',
    borne_by: 'Who bears the loss?',
    bearers: {
      agreed: 'The landlord, unless the rent is guaranteed',
      agency: 'You',
    },
    two: 'Above your limit another person must agree before it is booked.',
  },
} as const;
