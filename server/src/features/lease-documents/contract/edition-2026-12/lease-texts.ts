import type { HomeKind } from '../contract.ts';
import type { LeaseTexts as WordsBefore } from '../edition-2026-11/lease-texts.ts';

/** The texts of a lease in this edition, in one language: those of the edition before, except for these. */
export interface LeaseTexts extends Omit<
  WordsBefore,
  'title' | 'home' | 'use' | 'upkeep' | 'headings'
> {
  title: (number: string, what: HomeKind) => string;
  headings: WordsBefore['headings'] & Record<'object' | 'useOfObject' | 'norwegian', string>;
  /** The label of an organisation number. */
  orgNumber: string;
  home: Record<HomeKind, string>;
  /** husleieloven § 9-5 third paragraph, § 9-7 fourth and § 9-8 third: for a room, garage or storage room. */
  noticeOfRoom: string;
  /** For an agency without a client account here: it states where to pay. */
  rentUninvoiced: string;
  insurance: string;
  guarantee: string;
  use: (landlord: string, what: HomeKind) => readonly string[];
  upkeep: Record<HomeKind, readonly string[]>;
  /** The language that is binding. */
  language: string;
}
