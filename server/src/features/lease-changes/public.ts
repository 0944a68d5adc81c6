export { LastMonthRentEnum } from './amendments/graphql.ts';
export { commands } from './commands.ts';
export { noteLeases } from './partner-api/note-leases.ts';
