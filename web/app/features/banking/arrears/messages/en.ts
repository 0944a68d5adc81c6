export const petition = {
  title: 'Before the petition can be made',
  text: 'The enforcement officer needs to know who the parties are and where letters reach them. The petition is made when this is filled in and the deadline of the notice is over.',
  landlord: 'Landlord: {{name}}',
  tenant: 'Tenant: {{name}}',
  address: 'Postal address',
  birth_date: 'Date of birth',
  org_number: 'Or organisation number',
  signed_on: 'The lease was signed on',
  signed_help: 'It was not signed here: enclose it yourself.',
  save: 'Save the information',
  done: 'The information is saved.',
  wrong: {
    required: 'Fill this in.',
    wrong_format: 'Check how this is written.',
    not_allowed: 'Choose a day in the past.',
    too_long: 'At most {{maximum}} characters.',
  },
} as const;
