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
  },
  two: {
    text: 'Above your limit another person must agree before it is booked.',
    limit:
      'Above {{limit}} another person must agree before it is booked. All that one person took off the lease alone in the last year is counted.',
    people: '{{names}} can agree to it.',
    nobody: 'Nobody of yours can agree to it. Choose who approves payments, under Settings.',
  },
} as const;
