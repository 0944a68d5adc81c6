import type { PostalLetterState } from '@husvaer/domain/postal/letters';

import type { PostalLetter } from './store.ts';

export const stateOf = ({
  postedOn,
  cancelledAt,
  handedOverAt,
}: Pick<PostalLetter, 'postedOn' | 'cancelledAt' | 'handedOverAt'>): PostalLetterState => {
  if (postedOn !== null) return 'posted';
  if (cancelledAt !== null) return 'cancelled';
  return handedOverAt === null ? 'waiting' : 'handed_over';
};
