import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { z } from 'zod';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Work } from '../../../platform/work.ts';
import { CLAUSES, recipientOf, sendPaper, signsAs } from '../../lease-documents/public.ts';
import {
  recordGuaranteeAct,
  recordLeaseEvent,
  type Recipient,
  type AgreedChanges,
  type AgreedLease,
} from '../../leases/public.ts';
import type { Unread } from '../../../platform/unread.ts';
import { addAmendment, type AmendmentKind } from './store.ts';

type Language = 'en' | 'no';

/** An amendment whose terms `SchemaOf` reads when the lease is known. */
export interface AmendmentRequest<SchemaOf extends (facts: never) => z.ZodType> {
  contractId: string;
  language: Language;
  rest: Unread<ReturnType<SchemaOf>>;
  /** Keys of contradictions that the sender confirms. */
  confirmed?: readonly string[];
}

export const { later } = CLAUSES;

export async function send<Kind extends AmendmentKind>(
  work: Work,
  { lease, about }: AgreedLease,
  amendment: {
    kind: Kind;
    text: Record<Language, DocumentText>;
    language: Language;
    change: AgreedChanges[Kind];
    joining?: readonly (Recipient & { birthDate: string })[];
  },
): Promise<void> {
  const { tx } = work;
  const { kind, text, language, change, joining = [] } = amendment;
  const { tenants, landlord } = lease;
  if (!landlord) throw leaseErrors.not_found();
  const signers = [
    ...tenants.map(signsAs('tenant', 1)),
    ...joining.map(({ birthDate, ...tenant }) => ({
      ...signsAs('tenant', 1)(tenant),
      birthDate,
      isJoining: true,
    })),
    signsAs('landlord', 2)(recipientOf(landlord)),
  ];
  const paperId = await sendPaper(work, lease, { kind, text, language, signers });
  await addAmendment(tx, paperId, change);
  await recordLeaseEvent(work, about, `${kind}_sent`);
  await recordGuaranteeAct(work, { ...about, assignmentId: lease.assignment.id });
}
