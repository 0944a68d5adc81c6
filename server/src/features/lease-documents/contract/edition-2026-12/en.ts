import { en as before } from '../edition-2026-11/en.ts';
import type { LeaseTexts } from './lease-texts.ts';

const DUE =
  'When the due date is a Saturday, a Sunday, a public holiday, 1 May or 17 May, it is the next business day.';
const IN_ADVANCE = 'The rent is paid in advance, for one month at most,';
const HANDED_BACK = before.upkeep[1]!;
const HOME_UPKEEP = [
  'The landlord keeps the home in the condition the tenant is entitled to. The tenant maintains door locks, taps, toilets, electric sockets and switches, water heaters, and fittings and equipment that are no part of the property, and checks smoke alarms and fire extinguishers. What has to be replaced of these, the landlord replaces (Tenancy Act § 5-3).',
  HANDED_BACK,
];

export const en: LeaseTexts = {
  ...before,
  kroner: (amount) => `NOK\u00a0${amount}`,
  title: (number, what) =>
    `Lease of ${{ home: 'a home', room: 'a room', storage: 'a garage, parking space or storage room' }[what]}, no. ${number}`,
  headings: {
    ...before.headings,
    object: '2. What is let',
    useOfObject: '7. Use',
    norwegian: 'The tenant’s acceptance of eviction, in Norwegian',
  },
  orgNumber: 'Organisation number',
  home: {
    home: before.home,
    room: 'The room is let to live in, with access to the rest of the home as the parties have agreed. It may not be used for anything else without consent in writing. Its condition when the tenant moves in and out is in protocols that both sides sign.',
    storage:
      'It may be used only for what was agreed. Nobody may live in it. Its condition when it is taken over and handed back is in protocols that both sides sign.',
  },
  noticeOfRoom:
    'Either side may give notice without giving a reason. Notice is given in writing (Tenancy Act §§ 9-5 third paragraph and 9-7).',
  nothing: 'Nothing',
  ownUse: (what) => `the tenant’s own use: ${what}`,
  dueOn: (day) => `day ${day} of each month`,
  rentInvoiced: `${IN_ADVANCE} to the account and with the KID on the invoice. ${DUE}`,
  rentUninvoiced: `${IN_ADVANCE} to the account that the agency names in writing. ${DUE}`,
  rentDirect: (account) =>
    `${IN_ADVANCE} directly to the landlord, to ${account === null ? 'the account that the landlord names in writing' : `account ${account}`}. ${DUE}`,
  rent: [
    before.rent[0]!,
    'The landlord may ask for nothing but the rent, agreed use by § 3-4 and the security by §§ 3-5 and 3-6 (Tenancy Act § 3-7).',
  ],
  securities: { ...before.securities, no_deposit: 'No security is agreed' },
  insurance:
    'The insurance takes the place of a deposit. Its premium is no part of the rent and is invoiced to the tenant by itself. It is voluntary: a tenant who would rather have a deposit on an account of its own agrees on that before the lease is signed.',
  guarantee:
    'The guarantee takes the place of a deposit (Tenancy Act § 3-6). Who gives it, and on what terms, is in the guarantee itself.',
  use: (landlord, what) =>
    what === 'storage'
      ? [
          'The tenant treats what is let with due care, keeps to ordinary house rules, and tells at once of damage that has to be mended without delay. Nothing flammable or dangerous to health may be kept there.',
          `The tenant may not let others use it without the approval of ${landlord}.`,
          'The landlord may enter for inspection and upkeep after notice in reasonable time.',
        ]
      : [
          'The tenant treats the home with due care, keeps to ordinary house rules, and tells at once of damage that has to be mended without delay, and of other damage within reasonable time (Tenancy Act §§ 5-1 and 5-5).',
          `The tenant needs the approval of ${landlord} to sublet, or to let others move in than spouse, cohabitant, relatives in direct line and foster children (Tenancy Act, chapter 7). Animals have to be agreed, unless there are good reasons for them (§ 5-2).`,
          before.use('')[2]!,
        ],
  upkeep: {
    home: HOME_UPKEEP,
    room: HOME_UPKEEP,
    storage: [
      'The landlord keeps what is let in the condition the tenant is entitled to. The tenant maintains door locks and equipment that is no part of the property (Tenancy Act, chapter 5).',
      'When the lease is over, the tenant hands it back tidied, cleaned and in the condition it was taken over in, but for ordinary wear and tear.',
    ],
  },
  language:
    'The lease follows Norwegian law. Its acceptance of eviction stands below in Norwegian as well: there the Norwegian text holds, and an enforcement officer needs no translation of it.',
  signing: [
    'The lease is signed electronically. It is binding when every tenant and the landlord have signed, and each of them gets a copy. The last page says who signed, with their birth date where it is confirmed, when and how.',
    before.signing[1]!,
  ],
};
