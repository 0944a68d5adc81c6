import type { PassedEntry } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';

import { en } from '../messages/en.ts';
import { no } from '../messages/no.ts';
import type { ReportMailTexts } from '../messages/mail-texts.ts';
import type { ReceivedFile } from '../use-cases/receive-bank-file.ts';

/** Entries that a report lists; the stored file has all of them. */
const PASSED_MAX = 1000;

/** The result for a file, in Norwegian and English, for a person who opens the folder. */
export function writeReport(name: string, received: ReceivedFile): string {
  const parts = [no, en].map((words) => [printable(name), ...linesOf(received, words)].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function linesOf(received: ReceivedFile, words: ReportMailTexts): string[] {
  if (received.state === 'unpacked')
    return received.files.flatMap(({ name, result }) => [
      printable(name),
      ...linesOf(result, words),
    ]);
  if (received.state === 'seen') return [words.seen];
  if (received.state === 'waiting') return [words.waitsUntil(received.until)];
  if (received.state === 'given_up' || received.state === 'failed') return [words.givenUp];
  if (received.state === 'refused') {
    const { problems, more } = received;
    return [
      words.refused,
      ...problems.map((problem) => printable(`  ${sentenceOf(problem, words)}`)),
      ...(more > 0 ? [`  ${words.more(more)}`] : []),
    ];
  }
  return [
    words.booked,
    ...received.files.flatMap(({ report, sum, passed }) => [
      `  ${words.lines(report.lines, kroner(sum, words.locale))}`,
      ...(report.repeated > 0 ? [`  ${words.repeated(report.repeated)}`] : []),
      ...(report.otherSource > 0 ? [`  ${words.otherSource(report.otherSource)}`] : []),
      ...(report.leftOut > 0 ? [`  ${words.leftOut(report.leftOut)}`] : []),
      ...(passed.length > 0 ? [`  ${words.passed(passed.length)}`] : []),
      ...passed.slice(0, PASSED_MAX).map((entry) => printable(`    ${passedLine(entry, words)}`)),
      ...(passed.length > PASSED_MAX ? [`    ${words.more(passed.length - PASSED_MAX)}`] : []),
      ...Object.values(report.taken).map((count) => `  ${words.taken(count)}`),
      ...(report.unknown ?? []).map((id) => printable(`  ${words.unknown} «${id}»`)),
      ...Object.entries(report.waiting).map(
        ([reason, count]) =>
          `  ${words.waiting(count)}: ${words.reasons[reason as keyof typeof words.reasons]}`,
      ),
    ]),
  ];
}

function passedLine(
  { account, amount, currency, bookedOn, text, reason }: PassedEntry,
  words: ReportMailTexts,
): string {
  const entry = [account, bookedOn ?? words.undated, `${currency} ${amount}`, text && `«${text}»`];
  return `${entry.filter(Boolean).join(', ')}: ${words.passedReasons[reason]}`;
}

function sentenceOf(
  { code, line, path, found, expected }: FileProblem,
  words: ReportMailTexts,
): string {
  const where = line === undefined ? path : words.line(line);
  const sentence = [where, words.problems[code]].filter(Boolean).join(': ');
  const detail = [
    ...(found ? [`${words.found} «${found}»`] : []),
    ...(expected ? [`${words.expected} «${expected}»`] : []),
  ];
  return detail.length > 0 ? `${sentence} (${detail.join(', ')})` : sentence;
}

/** An amount as a person reads it. */
const kroner = (ore: bigint, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(ore) / 100);

/** Removes control characters, so that a file's content cannot control the program that shows its report. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');
