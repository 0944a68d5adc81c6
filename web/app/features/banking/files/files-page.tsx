import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../platform/api.ts';
import { PAGE, readPage } from '../../../ui/pages.ts';
import cards from '../../../ui/cards.module.css';
import list from '../../../ui/list-page.module.css';
import { booksOf, TableButtons, nullWithoutBooks } from '../../ledger/public.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { BankFiles, type BankFilesQuery } from './bank-files.graphql.ts';
import { FileCard } from './file-card.tsx';
import classes from './files.module.css';
import { UploadPanel } from './upload-panel.tsx';

export const handle = { namespaces: ['banking'] };

/** The query parameter with the only file that is shown. */
const FILE = 'file';
/** The query parameter that shows only the files that wait for their day: `state=waiting`. */
const STATE = 'state';

interface PageData {
  page: number;
  fileId: string | null;
  state: 'waiting' | null;
  files: BankFilesQuery['getBankFiles'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const query = new URL(args.request.url).searchParams;
  const [page, fileId] = [readPage(query), query.get(FILE)];
  const state = query.get(STATE) === 'waiting' ? 'waiting' : null;
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const answer = await nullWithoutBooks(
    args.context.get(apiContext)(BankFiles, { partnerId, fileId, state, ...part }),
  );
  return { page, fileId, state, files: answer?.getBankFiles ?? null };
}
clientLoader.hydrate = true as const;

/** The bank's files: upload, and the result of each. */
export default function FilesPage({
  loaderData: { page, fileId, state, files },
}: {
  loaderData: PageData;
}) {
  const { t } = useTranslation('banking');
  if (!files) return null;
  const { data, metaData } = files;
  return (
    <>
      {fileId === null && state === null ? (
        <UploadPanel />
      ) : (
        <Link to="/money/files">{t('files.all')}</Link>
      )}
      <div className={list.tools}>
        <h2 className={classes.heading}>
          {t(state === null ? 'files.count' : 'files.waiting.count', {
            count: metaData.totalDocuments,
          })}
        </h2>
        <TableButtons what="bank-lines" name={t('file_name')} />
      </div>
      {data.length === 0 ? (
        <p className={`quiet ${cards.none}`}>
          {t(state === null ? 'files.none' : 'files.waiting.none')}
        </p>
      ) : (
        <ul className={classes.list}>
          {data.map((file) => (
            <FileCard key={file._id} file={file} />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
    </>
  );
}
