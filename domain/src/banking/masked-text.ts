import { idnr } from '@navikt/fnrvalidator';

import { maskIdentification } from '../deposits/kyc.ts';

/** Six digits and five, as an identity number is written: together, or with a space, a dot or a dash between. */
const WRITTEN = /(?<!\d)(\d{6})[ .-]?(\d{5})(?!\d)/g;

/**
 * A text of a bank's file without national identity numbers: `010190*****`. Payers write them into messages, and the
 * books need none (personopplysningsloven § 12). Account numbers and KIDs have fields of their own.
 */
export const maskedText = (text: string): string =>
  text.replaceAll(WRITTEN, (written, date: string, rest: string) =>
    idnr(date + rest).status === 'valid' ? maskIdentification(date + rest) : written,
  );
