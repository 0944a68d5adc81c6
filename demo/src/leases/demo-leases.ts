import { addDays, addMonths, type IsoDate } from '@husvaer/domain/kernel/dates';
import { PAYOUT_DAY_MAX, USUAL_PAYOUT_DAY } from '@husvaer/domain/properties/assignment';
import { DUE_DAY_MAX } from '@husvaer/domain/leases/terms';
import type { LeaseStatus, RentStatus, SecurityType } from '@husvaer/domain/leases/enums';

import type { DemoHome } from '../homes/homes.ts';

/** The last step that a lease of the demo has reached. */
type Paper = 'none' | 'draft' | 'sent' | 'tenant_signed' | 'signed';

/** A lease of the demo, and what its pages must show on the day the demo is made. */
export interface DemoLease {
  /**
   * The statuses that the tenant and the landlord see. A tenant may not read a draft, and an assignment
   * without a lease is only on the agents' list.
   */
  tenant: { lease: LeaseStatus; rent: RentStatus | null } | null;
  landlord: { lease: LeaseStatus; rent: RentStatus | null } | null;
  home: { title: string; street: string; streetNumber: string; postalCode: string };
  monthlyRent: number;
  startsOn: IsoDate;
  endsOn?: IsoDate;
  dueDay: number;
  payoutDay: number;
  security: SecurityType;
  paper: Paper;
  /** Whether a co-tenant rents with the main tenant. */
  together?: boolean;
  /** Rent due from this day on is unpaid, or half paid if `paysHalf`. */
  unpaidFrom?: IsoDate;
  paysHalf?: boolean;
  /** Kroner paid beyond the last invoice. */
  beyond?: number;
  guaranteeMonths?: number;
  /** The day of the petition for eviction. */
  petitionedOn?: IsoDate;
  /** Whether its assignment is out for signing too. */
  isAssignmentSent?: boolean;
  /** The lease has no agency, and the landlord has the rent collected. */
  isLetAlone?: true;
}

/**
 * A lease for each status of a lease and of its rent (specification, section 4); `today` is the last day of
 * the lease. Due days are relative to today, because an invoice is sent fifteen days before, a notice fifteen
 * after, and a petition two weeks later.
 */
export function demoLeases(today: IsoDate): DemoLease[] {
  const day = (days: number) => addDays(today, days);
  const dayOfMonth = (days: number, most: number) => Math.min(Number(day(days).slice(8)), most);
  const due = (days: number) => dayOfMonth(days, DUE_DAY_MAX);
  const usual = {
    startsOn: addMonths(today, -3),
    dueDay: due(-9),
    payoutDay: dayOfMonth(10, PAYOUT_DAY_MAX),
    security: 'no_deposit',
    paper: 'signed',
  } as const;
  const home = (title: string, street: string, streetNumber: string, postalCode: string) => ({
    title,
    street,
    streetNumber,
    postalCode,
  });
  const both = (lease: LeaseStatus, rent: RentStatus | null) => ({
    tenant: { lease, rent },
    landlord: { lease, rent: rent && ('payout' as const) },
  });
  return [
    {
      ...usual,
      tenant: null,
      landlord: { lease: 'new', rent: null },
      home: home('Lys toroms ved Solsiden', 'Innherredsveien', '7', '7014'),
      monthlyRent: 13_900,
      startsOn: day(40),
      paper: 'draft',
      isAssignmentSent: true,
    },
    {
      ...usual,
      ...both('in_progress', null),
      home: home('Hybel med egen inngang på Moholt', 'Jonsvannsveien', '84', '7050'),
      monthlyRent: 8_200,
      startsOn: day(30),
      security: 'deposit_insurance',
      paper: 'sent',
    },
    {
      ...usual,
      ...both('in_progress', null),
      home: home('Treroms i trehus på Bakklandet', 'Nedre Bakklandet', '21', '7014'),
      monthlyRent: 18_500,
      startsOn: day(25),
      paper: 'tenant_signed',
    },
    {
      ...usual,
      ...both('upcoming', 'to_pay'),
      home: home('Nyoppusset toroms på Lademoen', 'Mellomveien', '12', '7042'),
      monthlyRent: 12_400,
      startsOn: day(20),
      dueDay: due(20),
      security: 'deposit_insurance',
      unpaidFrom: today,
    },
    {
      ...usual,
      ...both('active', 'to_pay'),
      home: home('Fireroms med hage på Tyholt', 'Tyholtveien', '30', '7052'),
      monthlyRent: 21_000,
      dueDay: due(9),
      security: 'deposit_insurance',
      together: true,
      unpaidFrom: today,
    },
    {
      ...usual,
      ...both('active', 'outstanding'),
      home: home('Gjennomgående toroms på Møllenberg', 'Rosenborg gate', '18', '7014'),
      monthlyRent: 14_750,
      dueDay: due(9),
      unpaidFrom: today,
      paysHalf: true,
    },
    {
      ...usual,
      tenant: { lease: 'paid', rent: 'paid' },
      landlord: { lease: 'active', rent: 'payout' },
      home: home('Toroms med balkong på Ila', 'Ilevollen', '5', '7018'),
      monthlyRent: 13_200,
      security: 'deposit_guarantee',
      together: true,
    },
    {
      ...usual,
      tenant: { lease: 'paid', rent: 'over_paid' },
      landlord: { lease: 'active', rent: 'payout' },
      home: home('Ettroms på Singsaker', 'Klostergata', '44', '7030'),
      monthlyRent: 9_800,
      beyond: 1500,
    },
    {
      ...usual,
      tenant: { lease: 'paid', rent: 'paid' },
      landlord: { lease: 'payout', rent: 'payout' },
      home: home('Toppleilighet ved Nidelva', 'Kjøpmannsgata', '33', '7011'),
      monthlyRent: 24_500,
      payoutDay: dayOfMonth(-6, PAYOUT_DAY_MAX),
      guaranteeMonths: 3,
    },
    {
      ...usual,
      ...both('soon_ending', 'paid'),
      home: home('Rekkehus på Byåsen', 'Selsbakkveien', '61', '7027'),
      monthlyRent: 19_300,
      endsOn: day(60),
    },
    {
      ...usual,
      ...both('overdue', 'overdue'),
      home: home('Toroms på Rosenborg', 'Weidemanns vei', '9', '7043'),
      monthlyRent: 13_600,
      unpaidFrom: day(-14),
    },
    {
      ...usual,
      ...both('eviction_notice', 'eviction_notice'),
      home: home('Sokkelleilighet på Nardo', 'Nardovegen', '14', '7032'),
      monthlyRent: 11_500,
      startsOn: addMonths(today, -2),
      dueDay: due(-22),
      unpaidFrom: day(-28),
    },
    {
      ...usual,
      ...both('eviction_notice_due', 'eviction_notice_due'),
      home: home('Treroms på Strindheim', 'Innherredsveien', '102', '7045'),
      monthlyRent: 16_900,
      startsOn: addMonths(today, -2),
      dueDay: due(-43),
      guaranteeMonths: 3,
      unpaidFrom: day(-49),
    },
    {
      ...usual,
      ...both('eviction', 'eviction_notice_due'),
      home: home('Toroms på Heimdal', 'Ringvålvegen', '3', '7080'),
      monthlyRent: 10_900,
      startsOn: addMonths(today, -3),
      dueDay: due(-48),
      unpaidFrom: day(-54),
      petitionedOn: day(-3),
    },
    {
      ...usual,
      ...both('closed', 'paid'),
      home: home('Hybelleilighet på Gløshaugen', 'Eidsvolls gate', '27', '7030'),
      monthlyRent: 10_200,
      startsOn: addMonths(today, -4),
      endsOn: day(-20),
    },
    {
      ...usual,
      tenant: null,
      landlord: null,
      home: home('Toroms med hage på Rosendal', 'Nonnegata', '19', '7014'),
      monthlyRent: 12_900,
      startsOn: day(45),
      paper: 'none',
    },
  ];
}

/** The leases of a landlord without an agency: one paid and paid out, and one overdue. */
export function leasesWithoutAgency(today: IsoDate): DemoLease[] {
  const day = (days: number) => addDays(today, days);
  const usual = {
    tenant: null,
    landlord: null,
    startsOn: addMonths(today, -3),
    dueDay: Math.min(Number(day(-9).slice(8)), DUE_DAY_MAX),
    payoutDay: USUAL_PAYOUT_DAY,
    security: 'no_deposit',
    paper: 'signed',
    isLetAlone: true,
  } as const;
  return [
    {
      ...usual,
      home: {
        title: 'Lys treroms ved Festningen',
        street: 'Kristianstensbakken',
        streetNumber: '8',
        postalCode: '7014',
      },
      monthlyRent: 17_400,
    },
    {
      ...usual,
      home: {
        title: 'Hybel med hage på Persaunet',
        street: 'Persaunvegen',
        streetNumber: '40',
        postalCode: '7046',
      },
      monthlyRent: 8_900,
      unpaidFrom: day(-14),
    },
  ];
}

/** The homes of these leases: like the agency's other homes, and let. */
export const homesToLet = (
  leases: readonly DemoLease[],
  homes: readonly DemoHome[],
): DemoHome[] => {
  const like = homes.filter(
    ({ partner, state, content }) =>
      partner === 'nordbolig' &&
      state === 'published' &&
      content.listingType === 'entire_place' &&
      content.address?.city === 'Trondheim',
  );
  return leases.map(({ home: { title, ...address }, monthlyRent, isLetAlone }, index) => {
    const { partner, ...one } = like[index % like.length]!;
    return {
      ...one,
      ...(!isLetAlone && partner && { partner }),
      externalId: `let-${index + 1}`,
      state: 'inactive',
      content: {
        ...one.content,
        title,
        monthlyRent,
        address: { ...address, city: 'Trondheim' },
      },
    };
  });
};
