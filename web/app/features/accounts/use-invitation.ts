import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { InvitationAnswer } from '@husvaer/contract/auth';

import { ApiFailure } from '../../platform/api.ts';
import { callAuth } from '../../platform/auth.ts';
import { useSecret } from './use-secret.ts';

/**
 * The invitation of the page's address: null while it is loading, `invalid` when there is none, and the error
 * when the request failed.
 */
export function useInvitation() {
  const [params] = useSearchParams();
  const secret = useSecret();
  const id = params.get('id') ?? '';
  const [found, setFound] = useState<InvitationAnswer | 'invalid' | { error: unknown } | null>(
    null,
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    callAuth<InvitationAnswer>('invitation', { id, secret }).then(
      (invitation) => isHere && setFound(invitation),
      (error: unknown) => isHere && setFound(isOfTheLink(error) ? 'invalid' : { error }),
    );
    return () => void (isHere = false);
  }, [id, secret, tries]);
  return {
    link: { id, secret },
    found,
    onInvalid: () => setFound('invalid'),
    retry() {
      setFound(null);
      setTries(tries + 1);
    },
  };
}

/** Whether the link is expired, used, withdrawn or truncated. */
const isOfTheLink = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 400 || error.status === 410);
