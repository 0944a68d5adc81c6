import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { FILE_PROBLEM_CODES, type FileProblem } from '@husvaer/domain/banking/file-problems';

import { ApiFailure } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useSite } from '../../../platform/site.ts';
import { useErrorMessage } from '../../ledger/public.tsx';
import classes from './files.module.css';
import { ProblemList } from './problem-list.tsx';
import { ResultLine } from './result-line.tsx';
import type { BookedFile, RehearsedFile } from './results.ts';
import { rehearseBankFile, sendBankFile } from './send-bank-file.ts';

/** The progress of a file, or its result; or of each file in a ZIP. */
type Sent =
  | { name: string; state: 'sending'; share: number }
  | { name: string; state: 'rehearsed'; file: File; results: RehearsedFile[] }
  | { name: string; state: 'booked'; results: BookedFile[] }
  | { name: string; state: 'failed'; message: string; problems: FileProblem[]; more: number };

/**
 * Uploads bank files, dropped or chosen, in order. It shows first what each would do, and each file in a ZIP. Each is
 * booked as a whole or not at all.
 */
export function UploadPanel() {
  const { t } = useTranslation('banking');
  const messageFor = useErrorMessage();
  const { partner } = useSite();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [isOver, setIsOver] = useState(false);
  const reset = useRef<() => void>(null);
  const isBusy = sent.some(({ state }) => state === 'sending');

  const partnerId = partner?.partnerId ?? null;

  /** Does this with each file in turn, in the place where it is listed. */
  async function each(
    files: readonly (readonly [place: number, file: File])[],
    action: (file: File, onProgress: (share: number) => void) => Promise<Sent>,
  ) {
    for (const [place, file] of files) {
      const { name } = file;
      const show = (now: Sent) => setSent((all) => all.toSpliced(place, 1, now));
      const onProgress = (share: number) => show({ name, state: 'sending', share });
      onProgress(0);
      show(await action(file, onProgress).catch((error: unknown) => refusalOf(name, error)));
    }
  }
  async function rehearse(files: readonly File[]) {
    setSent(files.map(({ name }) => ({ name, state: 'sending', share: 0 })));
    await each([...files.entries()], async (file, onProgress) => {
      const results = await rehearseBankFile(partnerId, file, onProgress);
      return { name: file.name, state: 'rehearsed', file, results };
    });
    reset.current?.();
  }
  const rehearsed = sent.flatMap((one, place) =>
    one.state === 'rehearsed' && one.results.some(isBookable) ? [[place, one.file] as const] : [],
  );
  const bookable = sent.reduce(
    (sum, one) => sum + (one.state === 'rehearsed' ? one.results.filter(isBookable).length : 0),
    0,
  );
  async function book() {
    await each(rehearsed, async (file, onProgress) => {
      const results = await sendBankFile(partnerId, file, onProgress);
      return { name: file.name, state: 'booked', results };
    });
    await revalidate();
  }
  const refusalOf = (name: string, error: unknown): Sent => ({
    name,
    state: 'failed',
    message: messageFor(error),
    ...problemsOf(error),
  });
  return (
    <section
      className={classes.drop}
      data-over={isOver || undefined}
      aria-labelledby="upload-title"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isBusy) void rehearse([...event.dataTransfer.files]);
      }}
    >
      <h2 id="upload-title">{t('files.upload.title')}</h2>
      <p className="quiet">{t('files.upload.text')}</p>
      <FileButton multiple resetRef={reset} onChange={(files) => void rehearse(files)}>
        {(props) => (
          <Button {...props} loading={isBusy} leftSection={<IconUpload size={18} aria-hidden />}>
            {t('files.upload.choose')}
          </Button>
        )}
      </FileButton>
      <ul className={classes.sent} aria-live="polite">
        {sent.map((one, index) => (
          <SentLine key={index} sent={one} />
        ))}
      </ul>
      {rehearsed.length > 0 && !isBusy && (
        <div className={classes.choices}>
          <Button onClick={() => void book()}>
            {t('files.rehearsal.book', { count: bookable })}
          </Button>
          <Button variant="default" onClick={() => setSent([])}>
            {t('files.rehearsal.leave')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whether a file can be sent to be booked: now, or on its day. */
const isBookable = ({ state }: RehearsedFile): boolean => state === 'booked' || state === 'waiting';

/** The problems in the file, as in the API's error. */
function problemsOf(error: unknown): { problems: FileProblem[]; more: number } {
  const { problems, more } = error instanceof ApiFailure ? error.params : {};
  return {
    problems: Array.isArray(problems) ? (problems as FileProblem[]).filter(isKnown) : [],
    more: typeof more === 'number' ? more : 0,
  };
}

const isKnown = ({ code }: FileProblem): boolean => FILE_PROBLEM_CODES.includes(code);

function SentLine({ sent }: { sent: Sent }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { name, state } = sent;
  return (
    <li data-state={state}>
      <strong>{name}</strong>
      {state === 'sending' && (
        <>
          <progress value={sent.share} max={1} aria-label={t('files.upload.sending', { name })} />
          <span className="quiet">
            {sent.share < 1
              ? t('files.upload.share', { percent: format.number(Math.round(sent.share * 100)) })
              : t('files.upload.reading')}
          </span>
        </>
      )}
      {(state === 'rehearsed' || state === 'booked') &&
        sent.results.map((result) => (
          <ResultLine key={result.name} result={result} isAlone={sent.results.length === 1} />
        ))}
      {state === 'failed' && (
        <>
          <span>{sent.message}</span>
          <ProblemList problems={sent.problems} more={sent.more} />
        </>
      )}
    </li>
  );
}
