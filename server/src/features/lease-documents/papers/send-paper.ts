import type { LetterKind, PaperKind } from '@husvaer/domain/leases/papers';
import { leasePath } from '@husvaer/domain/leases/paths';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { requireDrawable } from '../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../platform/work.ts';
import { EDITION } from '../contract/editions.ts';
import { accountOf } from '../../properties/public.ts';
import {
  type LeaseView,
  addPaper,
  type LetterMails,
  type PaperSigner,
  type Recipient,
} from '../../leases/public.ts';

/** What is put on paper: in both languages, of which one is signed or read. */
interface Sending {
  kind: PaperKind | LetterKind;
  text: Record<'en' | 'no', DocumentText>;
  language: 'en' | 'no';
  /** The landlord's own contract, to stand behind the text. */
  ownContractId?: string | null;
  /** What a lease says that a deposit's insurance costs. */
  insuranceFee?: bigint | null;
  /** None of a letter. */
  signers?: readonly PaperSigner[];
  /** Of a letter. */
  recipients?: readonly Recipient[];
  /** What its mail says, where the words of its kind are not enough. */
  mail?: LetterMails | null;
}

/**
 * Puts something of a lease, or of its assignment, on paper for the worker to make and send: the paper's id.
 * Throws `request.undrawable`.
 */
export async function sendPaper(
  { tx, clock, newId, viewer }: Work,
  { id, assignment, property }: LeaseView,
  {
    kind,
    text,
    language,
    ownContractId = null,
    insuranceFee = null,
    signers = [],
    recipients = [],
    mail = null,
  }: Sending,
): Promise<string> {
  requireDrawable(text[language]);
  const paperId = newId();
  const isAssignment = kind === 'assignment';
  await addPaper(
    tx,
    {
      id: paperId,
      kind,
      leaseId: isAssignment ? null : id,
      assignmentId: isAssignment ? assignment.id : null,
      language,
      edition: EDITION,
      ownContractId,
      insuranceFee,
      text: text[language],
      translation: kind === 'lease' ? text[language === 'no' ? 'en' : 'no'] : null,
      titles: { en: text.en.title, no: text.no.title },
      signers: [...signers],
      recipients: [...recipients],
      mail,
      returnTo: leasePath({ id, partnerId: property.partnerId }),
      partnerId: property.partnerId,
      sentBy: accountOf(viewer),
    },
    clock.now(),
  );
  return paperId;
}

/** Somebody with an account, as papers name them. */
export const recipientOf = ({
  id,
  email,
  name,
}: {
  id: string;
  email: string;
  name: string;
}): Recipient => ({
  accountId: id,
  email,
  name,
});

/** Whoever signs as this, in this turn. */
export const signsAs =
  (role: PaperSigner['role'], turn: number) =>
  ({ accountId, email, name }: Recipient): PaperSigner => ({ role, turn, accountId, email, name });
