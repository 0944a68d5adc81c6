import type { LetterKind, PaperKind } from '@husvaer/domain/leases/papers';
import { leasePath } from '@husvaer/domain/leases/paths';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Work } from '../../../platform/work.ts';
import type { LeaseParty } from '../contract/contract.ts';
import { EDITION } from '../contract/editions.ts';
import { accountOf } from '../../properties/public.ts';
import {
  type LeaseView,
  queuePaper,
  type LetterMails,
  type PaperSigner,
  type Recipient,
} from '../../leases/public.ts';

/** The content of a document in both languages; one of them is signed or sent. */
interface Sending {
  kind: PaperKind | LetterKind;
  text: Record<'en' | 'no', DocumentText>;
  language: 'en' | 'no';
  /** The landlord's own contract, to be appended to the text. */
  ownContractId?: string | null;
  /** The price of a deposit insurance in the lease. */
  insuranceFee?: bigint | null;
  /** None for a letter. */
  signers?: readonly PaperSigner[];
  /** Only for a letter. */
  recipients?: readonly Recipient[];
  /** The text of its mail, when the text of its kind is not enough. */
  mail?: LetterMails | null;
}

/**
 * Queues a document of a lease or its assignment for the worker, which makes and sends it. Returns the
 * document's id. Throws as `queuePaper` does.
 */
export async function sendPaper(
  work: Work,
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
  return queuePaper(work, {
    kind,
    of: kind === 'assignment' ? { assignmentId: assignment.id } : { leaseId: id },
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
    sentBy: accountOf(work.viewer),
  });
}

/** A person with an account, as documents name them. */
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

/** What a document states of a party who signs it, to be compared with their identity. */
export const statedOf = ({ birthDate, orgNumber }: LeaseParty) => ({ birthDate, orgNumber });

/** Makes a recipient a signer with this role and turn. */
export const signsAs =
  (role: PaperSigner['role'], turn: number) =>
  ({ accountId, email, name }: Recipient): PaperSigner => ({ role, turn, accountId, email, name });
