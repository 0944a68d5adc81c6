export { leasePolicy, type LeaseViewer, accountOf } from './policy.ts';
export { PersonType, PropertyType, pictureOf } from './graphql.ts';
export { postalAddressOf } from './postal-address.ts';
export { refused } from './refuse-field.ts';
export {
  findAssignments,
  findProperties,
  type Assignment,
  type Property,
  countUp,
  asAssignment,
  PROPERTY,
} from './store.ts';
export { makeAssignment, type Letting } from './use-cases/make-assignment.ts';
export { requireLicence } from './require-licence.ts';
export { requireAgent } from './use-cases/require-agent.ts';
export { getLettingParties } from './use-cases/get-letting-parties.ts';
