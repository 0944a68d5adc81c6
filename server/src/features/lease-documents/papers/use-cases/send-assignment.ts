import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import { additionsOf } from '../../contract/additions/use-cases/get-contract-additions.ts';
import { CLAUSES } from '../../contract/editions.ts';
import { assignmentFacts } from '../../contract/facts.ts';
import {
  recordLeaseEvent,
  findPapers,
  getLease,
  loadLeaseForUpdate,
} from '../../../leases/public.ts';
import { requireLicence } from '../../../properties/public.ts';
import { requireBrokering } from '../require-brokering.ts';
import { recipientOf, sendPaper, signsAs, statedOf } from '../send-paper.ts';

/**
 * Sends the assignment of a lease for signing: the agent first, or the responsible broker of an assignment with
 * brokering, then the landlord. Throws `leases.not_found`, `leases.wrong_state` when there is no agency, or the
 * assignment is out or signed already, `leases.licence_missing`, and as {@link requireBrokering}.
 */
export async function sendAssignment(
  work: Work,
  { id, language }: { id: string; language: 'en' | 'no' },
): Promise<void> {
  const { tx } = work;
  const { about } = await loadLeaseForUpdate(work, id);
  const view = await getLease(work, id);
  const additions = await additionsOf(work, view, { kind: 'assignment', language });
  const facts = await assignmentFacts(work, view, additions);
  const { agent, landlord, assignment } = view;
  await requireLicence(tx, view.property.partnerId, assignment);
  if (!facts || !agent || !landlord) throw leaseErrors.wrong_state({ paper: 'none' });
  const papers = await findPapers(tx, { leaseIds: [], assignmentIds: [assignment.id] });
  const [last] = papers.slice(-1);
  if (last && ['making', 'signing', 'signed'].includes(last.state))
    throw leaseErrors.wrong_state({ paper: last.state });
  const { partnerId } = view.property;
  const signer =
    assignment.brokering === null ? agent : await requireBrokering(tx, partnerId, facts);
  const clauses = CLAUSES.assignment;
  const text = { en: clauses.en(facts), no: clauses.no(facts) };
  const signers = [
    signsAs('agent', 1)(recipientOf(signer)),
    { ...signsAs('landlord', 2)(recipientOf(landlord)), ...statedOf(facts.landlord) },
  ];
  await sendPaper(work, view, { kind: 'assignment', text, language, signers });
  await recordLeaseEvent(work, about, 'assignment_sent', { language });
}
