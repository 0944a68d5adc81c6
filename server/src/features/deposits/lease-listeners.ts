import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import type { LeaseEventName } from '@husvaer/domain/leases/history';

import { depositSettingsOf } from '../leases/public.ts';
import { findDepositTerms, type DepositTerms } from '../lease-documents/public.ts';
import type { Listener } from '../../platform/dispatcher.ts';
import type { Work } from '../../platform/work.ts';
import { invoiceFee } from './invoice-fee.ts';
import { deleteAnswers } from './kyc/store.ts';
import { agree } from './use-cases/agree.ts';
import { changeDeposit, lockDepositOf, saveDeposit } from './store.ts';
import { findDepositTenants, moveDepositTenant, setDepositTenants } from './tenants/store.ts';
import { dayInNorway } from '../../platform/norwegian-time.ts';

const eventPayload = z.object({ leaseId: uuid, name: z.string() });
const about = z.object({ leaseId: uuid });
const protocol = about.extend({
  kind: z.string(),
  deposit: z.object({ toLandlord: z.string() }).nullable(),
});

/** Events that end an attempt to have a lease signed. */
const OVER: readonly LeaseEventName[] = [
  'withdrawn',
  'declined',
  'expired',
  'failed',
  'called_off',
];

/** Updates deposits after events of their leases. */
export const leaseListeners: readonly Listener[] = [
  {
    event: 'leases.event_recorded',
    name: 'deposits.follow_lease',
    async handle(work, payload) {
      const { leaseId, name } = eventPayload.parse(payload);
      if (name === 'sent') await begin(work, leaseId);
      else if (name === 'signer_moved') await move(work, leaseId);
      else if ((OVER as readonly string[]).includes(name)) await callOff(work, leaseId);
    },
  },
  {
    event: 'lease_documents.lease_signed',
    name: 'deposits.record_lease_signature',
    handle: (work, payload) => bind(work, about.parse(payload).leaseId),
  },
  {
    event: 'lease_changes.protocol_signed',
    name: 'deposits.record_agreement',
    async handle(work, payload) {
      const { leaseId, kind, deposit } = protocol.parse(payload);
      if (kind === 'move_out' && deposit) await agree(work, leaseId, BigInt(deposit.toLandlord));
    },
  },
];

/** Begins when a lease is sent for signing: the bank's questions come before the signature. */
async function begin(work: Work, leaseId: string): Promise<void> {
  const terms = await findDepositTerms(work.tx, leaseId);
  // It may have been withdrawn since.
  if (terms?.type === 'deposit_account' && terms.paper === 'sent') await make(work, terms);
}

async function make(work: Work, terms: DepositTerms): Promise<void> {
  const { tx, clock, newId } = work;
  const { leaseId, partnerId, landlordId, type, amount, tenants } = terms;
  const known = await lockDepositOf(tx, leaseId);
  if (known?.signedOn) return;
  // Without reference numbers there are no questions: leases sent before these existed have none.
  const request = tenants.flatMap(({ reference, ...tenant }) =>
    reference === null ? [] : [{ ...tenant, reference }],
  );
  // On a repeated event the answers stay.
  if (known && !known.canceledAt && request.length > 0) {
    const before = new Set((await findDepositTenants(tx, [known.id])).map((one) => one.reference));
    if (request.every(({ reference }) => before.has(reference))) return;
  }
  const id = known?.id ?? newId();
  const { hasAccountEach } = await depositSettingsOf(tx, partnerId);
  await saveDeposit(
    tx,
    { id, leaseId, partnerId, landlordId, type, amount: amount ?? 0n, hasAccountEach },
    clock.now(),
  );
  await setDepositTenants(tx, id, request);
}

/** Moves a tenant's form to another address than it was sent to. */
async function move({ tx }: Work, leaseId: string): Promise<void> {
  const terms = await findDepositTerms(tx, leaseId);
  for (const { reference, ...tenant } of terms?.tenants ?? [])
    if (reference !== null) await moveDepositTenant(tx, { ...tenant, reference });
}

/** Deletes the answers when the lease will not be signed. */
async function callOff({ tx, clock }: Work, leaseId: string): Promise<void> {
  const deposit = await lockDepositOf(tx, leaseId);
  const terms = await findDepositTerms(tx, leaseId);
  // It may have been sent again since.
  const isOver = terms?.paper === 'draft' || terms?.paper === 'called_off';
  if (!deposit || deposit.signedOn || !isOver) return;
  await deleteAnswers(tx, [deposit.id]);
  await changeDeposit(tx, deposit.id, { canceledAt: clock.now() });
}

/** The deposit is agreed when all parties have signed. */
async function bind(work: Work, leaseId: string): Promise<void> {
  const { tx } = work;
  const terms = await findDepositTerms(tx, leaseId);
  if (!terms?.signed) return;
  if (terms.type !== 'deposit_account') await make(work, terms);
  const deposit = await lockDepositOf(tx, leaseId);
  if (!deposit || deposit.signedOn) return;
  const signedOn = dayInNorway(terms.signed.at);
  await changeDeposit(tx, deposit.id, { signedOn });
  if (terms.insuranceFee !== null) {
    await changeDeposit(tx, deposit.id, { insuranceFee: terms.insuranceFee });
    await invoiceFee(work, leaseId);
  }
  await work.emit({ name: 'deposits.changed', payload: { leaseId } });
}
