import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { InvitationAnswer } from '@husvaer/contract/auth';

import { askAuth } from '../../platform/auth.ts';
import { useSecret } from './use-secret.ts';

/** The invitation of the page's address: null while it is looked for, `invalid` when there is none. */
export function useInvitation() {
  const [params] = useSearchParams();
  const secret = useSecret();
  const id = params.get('id') ?? '';
  const [found, setFound] = useState<InvitationAnswer | 'invalid' | null>(null);
  useEffect(() => {
    let isHere = true;
    askAuth<InvitationAnswer>('invitation', { id, secret }).then(
      (invitation) => isHere && setFound(invitation),
      () => isHere && setFound('invalid'),
    );
    return () => void (isHere = false);
  }, [id, secret]);
  return { link: { id, secret }, found, onInvalid: () => setFound('invalid') };
}
