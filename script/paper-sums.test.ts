import { describe, expect, test } from 'vitest';

import { addDays } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';
import { lateInterest } from '@husvaer/domain/legal/late-payment';
import { PUBLISHED_RATES, rateOn } from '@husvaer/domain/legal/rates';

import { amountsIn } from '../server/testing/world/amounts-in.ts';
import { CASTS } from '../server/testing/gallery/casts.ts';
import { mailsOf } from '../server/testing/gallery/mails.ts';
import { papersOf, type GalleryPaper, type Language } from '../server/testing/gallery/papers.ts';
import type { Block, TableBlock } from '../server/src/platform/pdf/document-text.ts';

/* A reader adds up what a paper states: the samples of the gallery, which people look at, must agree too. */

/** Øre of an amount, which may be below zero; null for another text. */
function oreOf(text: string): bigint | null {
  if (!/\d[.,]\d\d(?: kr)?$/.test(text.replaceAll(/\s/g, ' '))) return null;
  return BigInt((/[-−]/.test(text) ? '-' : '') + text.replaceAll(/\D/g, ''));
}
const sum = (amounts: readonly (bigint | null | undefined)[]) =>
  amounts.reduce<bigint>((total, one) => total + (one ?? 0n), 0n);

/** The days of a text, as ISO has them. */
const isoDates = (text: string) =>
  [...text.matchAll(/(\d\d)\.(\d\d)\.(\d{4})/g)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  );

const blocksOf = ({ text }: GalleryPaper): Block[] =>
  text.sections.flatMap(({ blocks }) => [...blocks]);
const tablesOf = (paper: GalleryPaper): TableBlock[] =>
  blocksOf(paper).filter((block) => block.kind === 'table');
/** The last amount of a table's total. */
const totalOf = ({ total = [] }: TableBlock) => oreOf(total.at(-1) ?? '') ?? 0n;
/** The amounts of the facts of one block, in order. */
const amountsOf = (block: Block | undefined) =>
  block?.kind === 'facts' ? block.rows.flatMap(([, value]) => oreOf(value) ?? []) : [];

describe.each(['no', 'en'] as const)('the samples of the gallery in %s', (language: Language) => {
  const papers = papersOf(language, CASTS.ordinary);
  const paper = (name: string) => papers.find((one) => one.name === `${name}.${language}`)!;
  const factsOf = (name: string) => blocksOf(paper(name)).filter((block) => block.kind === 'facts');

  test('have tables that add up', () => {
    for (const { name, ...one } of papers)
      for (const { columns, rows, total } of tablesOf({ name, ...one }))
        for (const [index, { isAmount }] of columns.entries()) {
          const stated = isAmount && total ? oreOf(total[index]!) : null;
          if (stated === null) continue;
          expect([name, sum(rows.map((cells) => oreOf(cells[index]!)))]).toEqual([name, stated]);
        }
  });

  test('demand the sum of their lines', () => {
    for (const one of papers)
      for (const block of blocksOf(one))
        if (block.kind === 'facts' && block.isFramed) {
          const stated = [one.name, sum(amountsOf(block))];
          expect(stated).toEqual([one.name, sum(tablesOf(one).map(totalOf))]);
        }
  });

  test('settle rent less fees', () => {
    const [summary, ...parts] = tablesOf(paper('settlement'));
    const [paid] = amountsOf(factsOf('settlement')[0]);
    expect(totalOf(summary!)).toBe(paid);
    expect(sum(parts.map(totalOf))).toBe(paid);
  });

  test('account for a payment: what it paid, and what is left', () => {
    const [paid, ...uses] = amountsOf(factsOf('receipt')[0]);
    expect(sum(uses)).toBe(paid);
    expect(uses[0]).toBe(totalOf(tablesOf(paper('invoice'))[0]!));
    expect(totalOf(tablesOf(paper('credit-note'))[0]!)).toBe(uses[0]);
  });

  test('state a year in which nothing is lost', () => {
    const statement = paper('annual-statement');
    const homes = statement.text.sections.filter(({ blocks }) =>
      blocks.some(({ kind }) => kind === 'table'),
    );
    const years = homes.map(({ blocks: [opening, table, closing] }) => {
      const [invoiced, received, kept, paidOut] = (table as TableBlock)
        .total!.slice(1)
        .map((cell) => oreOf(cell)!) as [bigint, bigint, bigint, bigint];
      const [before, after] = [amountsOf(opening)[0]!, amountsOf(closing)[0]!];
      expect(before + received - kept - paidOut).toBe(after);
      return [before, invoiced, received, kept, paidOut, after];
    });
    const [year, end] = factsOf('annual-statement').slice(-2);
    expect(amountsOf(year)).toEqual(
      years[0]!.map((_, index) => sum(years.map((one) => one[index]))),
    );
    // Value added tax of 25 % is a fifth of what was kept with it.
    expect(amountsOf(end).at(-1)).toBe(sum(years.map((one) => one[3])) / 5n);
  });

  test('charge a letter’s fee once, and the interest of the days that it states', () => {
    const rows = tablesOf(paper('letter-notice'))[0]!.rows.map(([what, dueOn, amount]) => ({
      what: what!,
      dueOn: isoDates(dueOn!)[0],
      amount: oreOf(amount!)!,
    }));
    let claim: (typeof rows)[number] | undefined;
    const charged = { fees: 0, interest: 0 };
    for (const row of rows) {
      const [from, to] = isoDates(row.what);
      if (row.dueOn) {
        claim = row;
        expect(businessDayFrom(row.dueOn)).toBe(row.dueOn);
      } else if (to) {
        const { amount, dueOn } = claim!;
        expect(from! > dueOn!).toBe(true);
        expect(row.amount).toBe(
          lateInterest(amount, { dueOn: addDays(from!, -1), paidOn: to }, PUBLISHED_RATES),
        );
        charged.interest += 1;
      } else {
        expect(row.amount).toBe(rateOn(PUBLISHED_RATES, 'reminder_fee', from!).value);
        charged.fees += 1;
      }
    }
    expect(charged).toEqual({ fees: 1, interest: 2 });
  });

  test('claim in mails and enclosures what the paper claims', () => {
    const mails = mailsOf(language, CASTS.ordinary);
    const inMail = (name: string) =>
      amountsIn(
        mails.find((one) => one.name === `${name}.${language}`)!.text.replaceAll(/\s/g, ' '),
      );
    expect(inMail('invoice')).toEqual(new Set([totalOf(tablesOf(paper('invoice'))[0]!)]));
    const claimed = totalOf(tablesOf(paper('letter-notice'))[0]!);
    for (const name of ['letter-notice', 'letter-reminder', 'letter-notice-after-petition'])
      expect([...inMail(name)]).toContain(claimed);
    const { amount, paid } = {
      amount: amountsOf(factsOf('receipt')[0])[0]!,
      paid: inMail('received'),
    };
    expect([...paid]).toEqual(expect.arrayContaining([amount]));
    expect([...inMail('payout-paid')]).toContain(amountsOf(factsOf('settlement')[0])[0]);
    // A petition is always in Norwegian, and claims what its enclosure adds up.
    if (language === 'no') expect(totalOf(tablesOf(paper('petition-1'))[0]!)).toBe(claimed);
  });
});
