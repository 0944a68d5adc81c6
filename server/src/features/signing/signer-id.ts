import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { signingErrors } from '@husvaer/domain/signing/errors';

const params = z.object({ signerId: uuid });

/** The signer's id in a URL. Throws `signing.not_found` when it is not an id. */
export function signerIdIn(input: unknown): string {
  const { data } = params.safeParse(input);
  if (!data) throw signingErrors.not_found();
  return data.signerId;
}
