import type { DocumentText } from '../../platform/pdf/document-text.ts';
import type { PostalLetter } from './store.ts';

/** What is behind the page with the address, in Norwegian for the post. */
const ENCLOSED: Record<PostalLetter['kind'], string> = {
  rent_notice: 'Varsel om tvangsfravikelse (tvangsfullbyrdelsesloven § 4-18)',
  nav_copy: 'Kopi av varsel om tvangsfravikelse (husleieloven § 9-11)',
  notice: 'Oppsigelse av leiekontrakt (husleieloven § 9-7)',
  deposit_claim: 'Varsel om krav på depositum (husleieloven § 3-5)',
};

/** The cover page of a letter: both addresses where a window envelope shows them, and what is enclosed. */
export const coverText = ({
  kind,
  sender,
  recipient,
  address,
  leaseNumber,
}: Pick<
  PostalLetter,
  'kind' | 'sender' | 'recipient' | 'address' | 'leaseNumber'
>): DocumentText => ({
  language: 'no',
  title: `Leieforhold nr. ${leaseNumber}`,
  letterhead: {
    from: sender,
    to: [recipient, ...addressLines(address)].join('\n'),
  },
  sections: [
    {
      heading: 'Vedlagt',
      blocks: [{ kind: 'text', text: ENCLOSED[kind].replaceAll('§ ', '§\u00a0') }],
    },
  ],
});

export const addressLines = (address: PostalLetter['address']): string[] =>
  address ? [...address.lines, `${address.postalCode} ${address.city}`] : [];
