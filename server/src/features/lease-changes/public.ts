export { LastMonthRentEnum } from './amendments/graphql.ts';
export { postalAddressOf } from './notices/post-notice.ts';
export { commands } from './commands.ts';
export { noteLeases } from './partner-api/note-leases.ts';
