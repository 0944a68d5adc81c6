export { ContradictionList, openOf } from './contradiction-list.tsx';
export { LeaseContradictions } from './lease-contradictions.tsx';
export type { LeaseContradictionItemFragment } from './contradiction.fragment.graphql.ts';
export { useRefusedContradictions } from './refused.tsx';
