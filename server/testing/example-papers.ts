import type { DocumentText } from '../src/platform/pdf/document-text.ts';
import type {
  AboutLease,
  AssignmentFacts,
  ContractFacts,
} from '../src/features/lease-documents/contract/contract.ts';

export const LEGAL = {
  name: 'Nordbolig AS',
  orgNumber: '974760673',
  address: 'Storgata 1, 0155 Oslo',
  email: 'husleie@nordbolig.no',
  isInVat: true,
};
export const AGENCY = {
  name: 'Nordbolig',
  agent: 'Silje Bakken',
  phone: '+4722000000',
  legal: LEGAL,
  licence: { of: 'Eiendomsmeglingsforetak, nr. 12345', responsibleBroker: 'Berit Moe' },
};

/** A lease with nothing unusual. */
export const exampleLease: ContractFacts = {
  number: '12-3',
  kind: 'home',
  what: 'home',
  startsOn: '2027-01-01',
  endsOn: null,
  roomName: null,
  homeOf: null,
  fixedTermGround: null,
  fixedTermReason: null,
  mayGiveNotice: true,
  noticeMonths: 3,
  monthlyRent: 14_500_50n,
  useCosts: [],
  dueDay: 1,
  rentCollection: null,
  rentAccount: null,
  securityType: 'no_deposit',
  securityAmount: null,
  houseRules: null,
  address: 'Markveien 12, 0554 Oslo',
  landlord: {
    name: 'Kari Nordmann',
    birthDate: '1971-05-17',
    orgNumber: null,
    postalAddress: 'Kirkeveien 4, 0363 Oslo',
  },
  agency: AGENCY,
  isInvoiced: true,
  clientAccount: { account: '86011117947', owner: 'Nordbolig AS' },
  tenants: [{ name: 'Ingrid Solheim', birthDate: null, orgNumber: null, postalAddress: null }],
  insurance: null,
  additions: [],
  ownContract: null,
};

/** An assignment with each term. */
export const exampleAssignment: AssignmentFacts = {
  number: '12',
  address: exampleLease.address,
  landlord: exampleLease.landlord,
  agency: AGENCY,
  additions: [],
  startsOn: '2026-12-01',
  endsOn: null,
  brokering: { type: 'fixed', amount: 800_000n },
  hadOtherBroker: false,
  management: null,
  addons: [],
  monthlyRent: exampleLease.monthlyRent,
  landlordNumber: '170571*****',
  payoutDay: 10,
  guaranteeMonths: 3,
};

/** The text as read; no-break spaces become spaces. */
export const read = ({ title, sections }: DocumentText): string =>
  [
    title,
    ...sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.map((block) =>
        block.kind === 'facts'
          ? block.rows.flat().join(' ')
          : block.kind === 'text'
            ? block.text
            : '',
      ),
    ]),
  ]
    .join('\n')
    .replaceAll(/\s+/g, ' ');

const { number, address, landlord, tenants } = exampleLease;
/** The same lease, in documents after it. */
export const exampleAbout: AboutLease = {
  number,
  address,
  roomName: null,
  landlord,
  letting: { name: AGENCY.name, address: LEGAL.address, email: LEGAL.email },
  tenants,
};
