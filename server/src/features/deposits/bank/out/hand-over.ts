import { writeKroner } from '@husvaer/domain/deposits/bank-files';
import { splitEvenly } from '@husvaer/domain/deposits/insurance';
import { releaseState, splitOver } from '@husvaer/domain/deposits/release';

import { findPeople } from '../../../accounts/public.ts';
import { findDocuments } from '../../../files/public.ts';
import { findDepositTerms } from '../../../lease-documents/public.ts';
import type { JobContext } from '../../../../platform/jobs.ts';
import type { SealedColumn } from '../../../../platform/sealed.ts';
import { SYSTEM } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { openAnswers } from '../../kyc/answers.ts';
import { deleteAnswers } from '../../kyc/store.ts';
import {
  changeRelease,
  findLeasesWithOpenRelease,
  findReleases,
  type Release,
} from '../../records/releases/store.ts';
import { findDeposit, lockDepositOf, type Deposit } from '../../store.ts';
import { findDepositTenants } from '../../tenants/store.ts';
import { notifyBothSides } from '../../notify-people.ts';
import { isBeingPaid, openRelease, sum } from '../../deposit-facts.ts';
import { findMoney } from '../../records/answers/store.ts';
import { addBatch, lockReady, nextSerial, type AccompanyingFile } from './store.ts';

/** Deposits in one file; the others go in the next. */
const AT_ONCE = 200;

/** Hands over all ready deposits to the bank. A second run finds nothing left. */
export async function handOver({ runner }: JobContext): Promise<void> {
  while (await runner.run(SYSTEM, makeBatch, undefined));
}

/**
 * Creates one file for the bank with its final bytes, so that every attempt to write it gives the same file.
 * The answers in it are deleted from their rows. Returns whether there was anything.
 */
async function makeBatch(work: Work): Promise<boolean> {
  const { tx, clock, keys, newId } = work;
  const ready = await lockReady(tx, AT_ONCE);
  const serial = await nextSerial(tx);
  const id = newId();
  const documents: AccompanyingFile[] = [];
  const openings = [];
  for (const { id: depositId } of ready) {
    const deposit = await findDeposit(tx, depositId);
    if (deposit) openings.push(...(await openingsOf(work, deposit, documents)));
  }
  const due = await dueReleases(work);
  if (openings.length + due.length === 0) return false;
  const releases = due.flatMap(({ lines }) => lines);
  const file = {
    format: 'husvaer-deposits',
    version: 1,
    file: fileName(serial),
    createdAt: clock.now().toString({ smallestUnit: 'second' }),
    openings,
    releases,
    totals: { openings: openings.length, releases: releases.length },
  };
  await addBatch(
    tx,
    {
      id,
      serial,
      content: keys.seal(batchPurpose(serial), `${JSON.stringify(file, null, 2)}\n`),
      documents,
      depositIds: ready.map(({ id: depositId }) => depositId),
    },
    clock.now(),
  );
  await deleteAnswers(
    tx,
    ready.map(({ id: depositId }) => depositId),
  );
  for (const { release, leaseId, toLandlord, toTenant } of due) {
    const ordered = { batchId: id, on: clock.today().toString(), toLandlord, toTenant };
    await changeRelease(tx, release.id, { ordered });
    await notifyBothSides(work, leaseId, (mails, { title, kroner }) =>
      mails.ordered({ title, toLandlord: kroner(toLandlord), toTenant: kroner(toTenant) }),
    );
    await work.emit({ name: 'deposits.changed', payload: { leaseId } });
  }
  for (const { leaseId } of ready)
    await work.emit({ name: 'deposits.changed', payload: { leaseId } });
  return true;
}

/** `husvaer-deposits-000012`, without its extension. */
export const fileName = (serial: number): string =>
  `husvaer-deposits-${String(serial).padStart(6, '0')}`;

export const batchPurpose = (serial: number): string => `deposit batch ${serial}`;
export const sealedBatches: SealedColumn = {
  table: 'deposit_batch',
  column: 'content',
  purpose: ({ serial }) => batchPurpose(Number(serial)),
};

/** What the bank needs for one deposit: an account for all tenants, or one for each. */
async function openingsOf(work: Work, deposit: Deposit, documents: AccompanyingFile[]) {
  const { tx } = work;
  const terms = await findDepositTerms(tx, deposit.leaseId);
  const tenants = await findDepositTenants(tx, [deposit.id]);
  const [landlord] = await findPeople(tx, [deposit.landlordId]);
  const [document] = terms?.signed ? await findDocuments(tx, [terms.signed.documentId]) : [];
  if (!terms || !document) throw new Error(`The lease ${deposit.leaseId} has no signed document.`);
  const name = `lease-${tenants[0]!.reference}.pdf`;
  documents.push({ name, key: document.key });
  const request = [];
  for (const { reference, name: tenant, email } of tenants) {
    const answers = await openAnswers(work, { reference, purpose: 'bank hand-over' });
    if (!answers) throw new Error(`The form ${reference} has no answers.`);
    const { yearlyAmount, amount, ...others } = answers;
    request.push({
      reference,
      name: tenant,
      email,
      answers: {
        ...others,
        yearlyAmount: writeKroner(BigInt(yearlyAmount as string)),
        amount: writeKroner(BigInt(amount as string)),
      },
    });
  }
  const about = {
    signedOn: deposit.signedOn,
    landlord: { name: landlord?.name ?? '', email: landlord?.email ?? '' },
    home: terms.title,
    lease: name,
  };
  if (!deposit.hasAccountEach)
    return [
      {
        ...about,
        reference: request[0]!.reference,
        amount: writeKroner(deposit.amount),
        tenants: request,
      },
    ];
  const shares = splitEvenly(deposit.amount, request.length);
  return request.map((tenant, index) => ({
    ...about,
    reference: tenant.reference,
    amount: writeKroner(shares[index]!),
    tenants: [tenant],
  }));
}

interface DueRelease {
  release: Release;
  leaseId: string;
  toLandlord: bigint;
  toTenant: bigint;
  lines: object[];
}

/** Requests that the bank may pay now, for accounts with money that it is not paying out already. */
async function dueReleases(work: Work): Promise<DueRelease[]> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  const due: DueRelease[] = [];
  for (const leaseId of await findLeasesWithOpenRelease(tx)) {
    const deposit = await lockDepositOf(tx, leaseId);
    const all = deposit ? await findReleases(tx, [deposit.id]) : [];
    const release = openRelease(all);
    if (!deposit || !release || releaseState(release, today) !== 'due') continue;
    const money = await findMoney(tx, [deposit.id]);
    const balances = money.map(({ paid, released }) => paid - released);
    if (isBeingPaid(all, sum(money, 'released'))) continue;
    if (sum(money, 'paid') <= sum(money, 'released')) continue;
    const splits = splitOver(release.ground, release.asked, balances);
    due.push({
      release,
      leaseId,
      toLandlord: splits.reduce((total, { toLandlord }) => total + toLandlord, 0n),
      toTenant: splits.reduce((total, { toTenant }) => total + toTenant, 0n),
      lines: splits.flatMap(({ toLandlord, toTenant }, index) =>
        toLandlord + toTenant > 0n
          ? [
              {
                account: money[index]!.accountNumber,
                ground: release.ground,
                notifiedOn: release.notifiedOn,
                toLandlord: writeKroner(toLandlord),
                toTenant: writeKroner(toTenant),
              },
            ]
          : [],
      ),
    });
  }
  return due;
}
