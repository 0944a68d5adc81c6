import type { FeedProblem, FeedReason, FeedReport, Refusal } from './import-feed.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { Language, Params, Words } from './messages/report-texts.ts';

const messages: Record<Language, Words> = { en, no };

/** An import's report for a terminal: file errors, counts, reasons, then the refused rows. */
export function reportLines(report: FeedReport, language: Language): string[] {
  const words = messages[language];
  const figure = (value: number) => new Intl.NumberFormat(words.locale).format(value);
  const { fileError, unknownColumns, problems, refused } = report;
  const reasons = Object.entries(report.reasons).sort(([, one], [, other]) => other - one);
  const names = ['rows', 'added', 'changed', 'unchanged', 'refused'] as const;
  const widest = Math.max(...names.map((name) => words.counts[name].length));

  return [
    ...(fileError ? [words.fileErrors[fileError.reason](fileError), ''] : []),
    ...names.map((name) => `${words.counts[name].padEnd(widest)}  ${figure(report[name])}`),
    ...(unknownColumns.length ? ['', `${words.unknownColumns}: ${unknownColumns.join(', ')}`] : []),
    ...(reasons.length ? ['', words.byReason] : []),
    ...reasons.map(([key, count]) => `  ${figure(count)}  ${reasonText(key, words)}`),
    ...(problems.length ? ['', words.refusedRows] : []),
    ...problems.flatMap((refusal) => refusalLines(refusal, report, words)),
    ...(refused > problems.length ? [`  ${words.andMore(figure(refused - problems.length))}`] : []),
  ].map(printable);
}

function reasonText(key: string, words: Words): string {
  const [path, reason] = key.split(': ') as [FeedProblem['path'], FeedReason];
  return `${nameOf(path, words)}: ${words.reasons[reason]}`;
}

function refusalLines(refusal: Refusal, { format }: FeedReport, words: Words): string[] {
  const unit = format === 'json' ? words.element : words.line;
  const { line, externalId, title, problems } = refusal;
  const name = [`${unit} ${line}`, externalId, title].filter(Boolean).join(' · ');
  const problemLine = ({ path, reason, params = {} }: FeedProblem) => {
    const values = asTexts(params);
    if (reason === 'repeated') values['value'] = `${unit.toLowerCase()} ${values['line']}`;
    const detail = words.detail(reason, values, path);
    return `    ${nameOf(path, words)}: ${detail ?? words.reasons[reason]}`;
  };
  return [`  ${name}`, ...problems.map(problemLine)];
}

/** A column has the name that it has in the file. */
const nameOf = (path: FeedProblem['path'], words: Words) => (path === 'row' ? words.row : path);

const asTexts = (params: Record<string, unknown>): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** Values from the file must not control the terminal. */
const printable = (line: string): string => line.replace(/\p{Cc}/gu, ' ');
