export {
  CHOSEN_MAX,
  type Chosen,
  choose,
  inParts,
  type ListedChoice,
  useListedChoice,
} from './choice.ts';
export { Leases } from './leases.graphql.ts';
export { useLeaseFile } from './use-lease-file.ts';
