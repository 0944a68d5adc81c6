import type { ProtocolKind } from '@husvaer/domain/leases/protocol';

import { saveTabItem, readTabItem } from '../../../platform/tab-storage.ts';
import type { Answers } from './answers.ts';

/** The user and the protocol that stored input belongs to. */
interface AnswersKey {
  me: string;
  leaseId: string;
  kind: ProtocolKind;
}

/** A user's unsaved input, and the version of the protocol that it is based on. */
interface SavedAnswers {
  version: number;
  answers: Answers;
}

const keyOf = ({ me, leaseId, kind }: AnswersKey) => `protocol:${me}:${leaseId}:${kind}`;

/** The unsaved input for a protocol; null if there is none. */
export const readSavedAnswers = (key: AnswersKey): SavedAnswers | null => readTabItem(keyOf(key));

/** Stores the input until it is saved; null deletes it. */
export const saveAnswers = (key: AnswersKey, answers: SavedAnswers | null): void =>
  saveTabItem(keyOf(key), answers);
