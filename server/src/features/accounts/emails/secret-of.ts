import type { Work } from '../../../platform/work.ts';
import type { EmailSide } from './store.ts';

/** The secret of an address's link, derived from the change's id, so that it is not stored. */
export const secretOf = ({ keys }: Pick<Work, 'keys'>, changeId: string, side: EmailSide): string =>
  keys.fingerprint('email change', `${changeId} ${side}`);
