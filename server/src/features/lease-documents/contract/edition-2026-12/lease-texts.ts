import type { What } from '../contract.ts';
import type { LeaseTexts as WordsBefore } from '../edition-2026-11/lease-texts.ts';

/** What a lease of this edition says, in one language: what the one before says, but for these. */
export interface LeaseTexts extends Omit<
  WordsBefore,
  'title' | 'home' | 'use' | 'upkeep' | 'headings'
> {
  title: (number: string, what: What) => string;
  headings: WordsBefore['headings'] & Record<'object' | 'useOfObject' | 'norwegian', string>;
  /** Before an organisation number. */
  orgNumber: string;
  home: Record<What, string>;
  /** husleieloven § 9-5 third paragraph, § 9-7 fourth and § 9-8 third: of a room, garage or store room. */
  noticeOfRoom: string;
  /** An agency without a client account here: it says where to pay. */
  rentUninvoiced: string;
  insurance: string;
  guarantee: string;
  use: (landlord: string, what: What) => readonly string[];
  upkeep: Record<What, readonly string[]>;
  /** Which language holds. */
  language: string;
}
