import { oreToKroner } from '@husvaer/domain/kernel/money';
import type { Commission } from '@husvaer/domain/properties/assignment';
import { dueDayOn } from '@husvaer/domain/leases/due-day';
import { leaseStatus, rentStatus } from '@husvaer/domain/leases/status';

import type { Person } from '../../accounts/public.ts';
import { externalIdOf, type Listing } from '../../listings/public.ts';
import type { Assignment, Property } from '../../properties/public.ts';
import type { Protocol } from '../protocols/store.ts';
import { AMENDMENTS } from './amendment-shapes.ts';
import { type PaperView, rentOf, type LeaseView } from '../../leases/public.ts';

const writePerson = (person: Pick<Person, 'id' | 'name'> | undefined) =>
  person ? { _id: person.id, name: person.name } : null;

/** A home as agreements know it, for the partner API. */
export function writeProperty(
  property: Property,
  { landlord, listing }: { landlord: Person | undefined; listing: Listing | undefined },
) {
  const { street, streetNumber, apartmentNumber, postalCode, city } = property;
  const { lat, lng, partnerId, listingId } = property;
  return {
    _id: property.id,
    number: property.serial,
    name: property.name,
    address: { street, streetNumber, apartmentNumber, postalCode, city },
    position: { lat, lng },
    listingId,
    listingExternalId: listing && partnerId ? externalIdOf(listing, partnerId) : null,
    landlord: writePerson(landlord),
  };
}

/** An assignment, with its terms as in the input. */
export function writeAssignment(assignment: Assignment, hasLease: boolean) {
  const { id, propertyId, agentId, addons, brokering, management, ...terms } = assignment;
  return {
    _id: id,
    propertyId,
    agentId,
    hasLease,
    terms: {
      ...terms,
      brokering: writeCommission(brokering),
      management: writeCommission(management),
      addons: addons.map(({ name, amount }) => ({ name, amount: oreToKroner(amount) })),
    },
  };
}

/** Hundredths of a per cent, or øre. */
const writeCommission = (commission: Commission | null) =>
  commission && { type: commission.type, amount: Number(commission.amount) / 100 };

/** A lease as the letting side reads it, with its terms as in the input. */
export function writeLease(lease: LeaseView) {
  const { facts, today, side, property, landlord, contract, agreement } = lease;
  return {
    _id: lease.id,
    number: `${property.serial}-${lease.serial}`,
    version: lease.version,
    status: leaseStatus(facts, today, side),
    rentStatus: rentStatus(facts, today, side),
    propertyId: property.id,
    assignmentId: lease.assignment.id,
    landlord: writePerson(landlord),
    tenants: lease.tenants.map(({ name }) => ({ name })),
    endsOn: lease.endsOn,
    monthlyRent: oreToKroner(rentOf(lease)),
    isTermTooShort: lease.isTermTooShort,
    brokeringConsentedAt: lease.brokeringConsentedAt?.toString() ?? null,
    signing: writeSigning(contract),
    assignmentSigning: writeSigning(agreement),
    notice: lease.notice && writeNotice(lease.notice),
    rentChanges: lease.rents.map(({ takesEffectOn, amount }) => ({
      takesEffectOn,
      amount: oreToKroner(amount),
    })),
    openContradictions: lease.openContradictions,
    amendments: AMENDMENTS.flatMap((kind) => {
      const paper = lease.papers.find((one) => one.kind === kind);
      return paper ? [{ kind, state: paper.state }] : [];
    }),
    terms: {
      kind: lease.kind,
      startsOn: lease.startsOn,
      endsOn: lease.endsOn,
      roomName: lease.roomName,
      homeOf: lease.homeOf,
      fixedTermGround: lease.fixedTermGround,
      fixedTermReason: lease.fixedTermReason,
      mayGiveNotice: lease.mayGiveNotice,
      noticeMonths: lease.noticeMonths,
      monthlyRent: oreToKroner(lease.monthlyRent),
      useCosts: lease.useCosts,
      dueDay: dueDayOn(lease, today),
      securityType: lease.securityType,
      securityAmount: lease.securityAmount === null ? null : oreToKroner(lease.securityAmount),
      houseRules: lease.houseRules,
    },
  };
}

const writeNotice = (notice: NonNullable<LeaseView['notice']>) => {
  const { side, ground, reason, givenOn, endsOn, protestUntil, protestedAt } = notice;
  const days = { givenOn, endsOn, protestUntil };
  return { side, ground, reason, ...days, protestedAt: protestedAt?.toString() ?? null };
};

/** A protocol of moving in or out, without its photos. */
export function writeProtocol({ id, kind, signedAt, content }: Protocol) {
  const { takenOn, meters, keys, rooms, note } = content;
  return {
    _id: id,
    kind,
    signedAt: signedAt?.toString() ?? null,
    takenOn,
    meters,
    keys,
    note,
    rooms: rooms.map(({ photoIds, ...room }) => ({ ...room, photos: photoIds.length })),
  };
}

const writeSigning = (paper: PaperView | null) =>
  paper && {
    state: paper.state,
    expiresAt: paper.expiresAt?.toString() ?? null,
    signers: paper.signing.map(({ id, role, name, signedAt, declinedAt, ...other }) => ({
      _id: id,
      role,
      name,
      otherName: other.otherName,
      otherNameConfirmedAt: other.otherNameConfirmedAt?.toString() ?? null,
      signedAt: signedAt?.toString() ?? null,
      declinedAt: declinedAt?.toString() ?? null,
    })),
  };
