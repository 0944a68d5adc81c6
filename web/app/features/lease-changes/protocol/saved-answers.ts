import type { ProtocolKind } from '@husvaer/domain/leases/protocol';

import { saveTabItem, readTabItem } from '../../../platform/tab-storage.ts';
import type { Answers } from './answers.ts';

/** Whose words on which protocol. */
export interface Whose {
  me: string;
  leaseId: string;
  kind: ProtocolKind;
}

/** What somebody has begun to write, and the version that they began from. */
export interface SavedAnswers {
  version: number;
  answers: Answers;
}

const keyOf = ({ me, leaseId, kind }: Whose) => `protocol:${me}:${leaseId}:${kind}`;

/** What was written of a protocol; null when nothing. */
export const readSavedAnswers = (whose: Whose): SavedAnswers | null => readTabItem(keyOf(whose));

/** Keeps what is typed until it is saved; null forgets it. */
export const saveAnswers = (whose: Whose, answers: SavedAnswers | null): void =>
  saveTabItem(keyOf(whose), answers);
