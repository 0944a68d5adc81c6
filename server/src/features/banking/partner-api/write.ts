import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { PaymentCandidate } from '../../payments/public.ts';
import type { StoredLine } from '../lines/store.ts';
import type { StoredPassed } from '../passed/store.ts';
import type { Place, Repeat } from '../lines/repeats/store.ts';
import type { ListedFile } from '../store.ts';
import type { Surplus } from '../surpluses/use-cases/get-surpluses.ts';

/** A bank's file, as the partner API returns it. */
export const writeFile = ({ report, ...file }: ListedFile) => ({
  _id: file.id,
  name: file.name,
  format: file.format,
  bankId: file.bankId,
  archive: file.archive,
  state: file.state,
  waitsUntil: file.waitsUntil,
  receivedAt: file.receivedAt.toString(),
  lines: file.lineCount,
  sum: oreToKroner(file.sum),
  taken: Object.values(report.taken ?? {}).reduce((sum, count) => sum + count, 0),
  waiting: report.waiting ?? {},
  repeated: report.repeated ?? 0,
  otherSource: report.otherSource ?? 0,
  leftOut: report.leftOut ?? 0,
  passed: report.passed ?? {},
  problems: report.problems ?? [],
  moreProblems: report.more ?? 0,
});

/** An entry that was not booked. */
export const writePassed = ({
  account,
  amount,
  currency,
  bookedOn,
  text,
  reason,
}: StoredPassed) => ({
  account,
  amount,
  currency,
  bookedOn,
  text,
  reason,
});

/** A payment that was not accepted by its KID. */
export const writeUnmatched = (line: StoredLine) => ({
  _id: line.id,
  state: line.state,
  reason: line.reason,
  amount: oreToKroner(line.amount),
  bookedOn: line.bookedOn,
  paidOn: line.paidOn,
  kid: line.kid,
  text: line.text,
  counterparty: { name: line.counterparty.name, account: line.counterparty.account },
  reference: line.reference,
  isReversal: line.isReversal,
  original: line.original,
  charges: line.charges,
  unclear: line.unclear ?? null,
});

/** A payment that was taken as a repeat of one in an earlier file. */
export const writeRepeat = (repeat: Repeat) => ({
  _id: repeat.id,
  amount: oreToKroner(repeat.amount),
  bookedOn: repeat.bookedOn,
  paidOn: repeat.paidOn,
  kid: repeat.kid,
  text: repeat.text,
  counterparty: { name: repeat.counterparty.name, account: repeat.counterparty.account },
  reference: repeat.reference,
  isExpected: repeat.isExpected,
  told: writePlace(repeat.told),
  repeats: {
    _id: repeat.repeats.lineId,
    state: repeat.repeats.state,
    ...writePlace(repeat.repeats),
  },
  bookedAfterAllAt: repeat.bookedAt?.toString() ?? null,
  bookedPaymentId: repeat.bookedLineId,
});

const writePlace = ({ fileName, format, receivedAt, position }: Place) => ({
  fileName,
  format,
  receivedAt: receivedAt.toString(),
  position,
});

/** The surplus of a lease. */
export const writeSurplus = ({ rent, endedOn, surplus, payer }: Surplus) => ({
  leaseId: rent.leaseId,
  endedOn,
  tenants: rent.tenants.map(({ name }) => name),
  amount: oreToKroner(surplus),
  payer: { name: payer.name, account: payer.account },
});

export const writeSuggestion = (candidate: PaymentCandidate) => ({
  leaseId: candidate.leaseId,
  invoiceId: candidate.invoiceId,
  kid: candidate.kid,
  open: oreToKroner(candidate.open),
  tenants: candidate.tenantNames,
  why: candidate.why,
});
