import { leaseErrors } from '@husvaer/domain/leases/errors';

import { newReference } from '../../../../platform/ids.ts';
import type { Work } from '../../../../platform/work.ts';
import type { ContractFacts } from '../../contract/contract.ts';
import { CLAUSES } from '../../contract/editions.ts';
import { contractFacts } from '../../contract/facts.ts';
import {
  loadDraftForUpdate,
  moveLease,
  nameContractAccount,
  type PaperSigner,
  getLease,
  type LeaseView,
  requireConsistent,
} from '../../../leases/public.ts';
import { recipientOf, sendPaper, signsAs, statedOf } from '../send-paper.ts';

/**
 * Sends a draft for signing: all tenants first, then the landlord. Its text is final from now on. `confirmed`
 * are keys of contradictions that are right. Throws `leases.not_found`, `leases.wrong_state` when it was sent
 * already, `leases.changed_elsewhere` when the version is not the latest, `leases.room_unnamed`, and
 * `leases.contradicted`.
 */
export async function sendLease(
  work: Work,
  {
    id,
    version,
    language,
    confirmed = [],
  }: { id: string; version: number; language: 'en' | 'no'; confirmed?: readonly string[] },
): Promise<void> {
  const { about } = await loadDraftForUpdate(work, { contractId: id, version });
  const view = await getLease(work, id);
  await requireConsistent(work, about, confirmed);
  const facts = {
    en: await contractFacts(work, view, 'en'),
    no: await contractFacts(work, view, 'no'),
  };
  if (facts.no.what === 'room' && !(view.roomName && view.homeOf)) throw leaseErrors.room_unnamed();
  const clauses = CLAUSES.lease;
  const text = { en: clauses.en(facts.en), no: clauses.no(facts.no) };
  const insuranceFee = facts[language].insurance?.fee ?? null;
  const { ownContractId } = view;
  const signers = signersOf(view, facts[language]);
  await sendPaper(work, view, {
    kind: 'lease',
    text,
    language,
    ownContractId,
    insuranceFee,
    signers,
  });
  const { clientAccount } = facts[language];
  if (clientAccount) await nameContractAccount(work, id, clientAccount.account);
  await moveLease(work, about, 'sent', { language });
}

/** All tenants, then the landlord (specification, section 4). */
function signersOf(
  { tenants, landlord, property, securityType }: LeaseView,
  stated: Pick<ContractFacts, 'tenants' | 'landlord'>,
): PaperSigner[] {
  // The account behind an e-mail may turn out to be the landlord's.
  if (tenants.some(({ accountId }) => accountId === property.landlordId))
    throw leaseErrors.own_home();
  if (!landlord) throw leaseErrors.not_found();
  const asTenants = tenants.map(signsAs('tenant', 1)).map((signer, index) => ({
    ...signer,
    ...statedOf(stated.tenants[index]!),
    // Each attempt has new reference numbers; answers for an earlier one are void.
    ...(securityType === 'deposit_account' && { depositReference: newReference() }),
  }));
  const asLandlord = {
    ...signsAs('landlord', 2)(recipientOf(landlord)),
    ...statedOf(stated.landlord),
  };
  return [...asTenants, asLandlord];
}
