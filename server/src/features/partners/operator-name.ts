/** The name of the operator, who invites auditors of its own books. */
export const OPERATOR_NAME = 'Husvær';
