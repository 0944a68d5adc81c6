import { camt053, camt054 } from '../bank-files.ts';

/** An ordinary odd file, as some bank sends it. */
interface OddFile {
  what: string;
  bytes: Buffer;
}

/** Files whose amounts are clear, and whose shape is odd in one place. */
export function oddFiles(account: string, paidOn: string): OddFile[] {
  const payment = { amount: 2_750n, paidOn, name: 'Odd Fil', reference: 'ODD' };
  let count = 0;
  const change = (what: string, edit: (xml: string) => string, of = {}): OddFile => {
    count += 1;
    const id = `ODD-${account}-${count}`;
    const payments = [{ ...payment, reference: `ODD${count}`, ...of }];
    return { what, bytes: Buffer.from(edit(camt054({ account, id, payments }).toString())) };
  };
  return [
    change(
      'a zero entry with one detail without an amount',
      (xml) => xml.replace(/<AmtDtls>.*?<\/AmtDtls>/s, ''),
      {
        amount: 0n,
        text: 'Renter',
      },
    ),
    change('a batch of twenty with one summary', (xml) =>
      xml.replace('<NtryDtls>', '<NtryDtls><Btch><NbOfTxs>20</NbOfTxs></Btch>'),
    ),
    change('a detail of zero as a placeholder', (xml) =>
      xml.replace(/<TxAmt><Amt Ccy="NOK">[\d.]+/, '<TxAmt><Amt Ccy="NOK">0.00'),
    ),
    change('an entry without dates', (xml) =>
      xml.replace(/<BookgDt>.*?<\/BookgDt>/s, '').replace(/<ValDt>.*?<\/ValDt>/s, ''),
    ),
    change('an envelope of head.001', (xml) => {
      const [, document = ''] = /(<Document[\s\S]*<\/Document>)/.exec(xml) ?? [];
      return `<?xml version="1.0" encoding="UTF-8"?><Envelope><AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><BizMsgIdr>1</BizMsgIdr></AppHdr>${document}</Envelope>`;
    }),
  ];
}

/** A statement that begins at 100.00 by both kinds of opening balance, has 27.50 and ends at 128.00. */
export const contradictoryStatement = (account: string, number: number, on: string): Buffer => {
  const payments = [{ amount: 2_750n, paidOn: on, name: 'Feil Sum', reference: 'SUM' }];
  const file = { account, number, payments, opening: 10_000n, closingOn: on };
  const xml = camt053({ ...file, id: `SUM-${account}` }).toString();
  const [opening] = /<Bal>.*?<\/Bal>/s.exec(xml)!;
  return Buffer.from(
    xml
      .replace(opening, opening + opening.replace('OPBD', 'PRCD'))
      .replace('<Amt Ccy="NOK">127.50', '<Amt Ccy="NOK">128.00'),
  );
};
