import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { signingErrors } from '@husvaer/domain/signing/errors';

const params = z.object({ signerId: uuid });

/** The signer an address names. What can't be one is nobody's: throws `signing.not_found`. */
export function signerIdIn(said: unknown): string {
  const { data } = params.safeParse(said);
  if (!data) throw signingErrors.not_found();
  return data.signerId;
}
