import { Button, Checkbox, Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../platform/api.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { PAGE, readPage } from '../../ui/pages.ts';
import { Tabs } from '../../ui/tabs.tsx';
import classes from '../../ui/cards.module.css';
import list from '../../ui/list-page.module.css';
import { booksOf, SaveButton, nullWithoutBooks } from '../ledger/public.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { LetterCard, type Letter } from './letter-card.tsx';
import { MarkDialog } from './mark-dialog.tsx';
import own from './postal.module.css';
import { PostalLetters, type PostalLettersQuery } from './postal-letters.graphql.ts';

export const handle = { namespaces: ['postal', 'files'] };

/** The statuses in each tab. */
const SHOWN = {
  waiting: ['waiting', 'handed_over'],
  posted: ['posted'],
  cancelled: ['cancelled'],
} as const;
type Shown = keyof typeof SHOWN;
const TABS = Object.keys(SHOWN) as Shown[];

interface PageData {
  shown: Shown;
  page: number;
  letters: PostalLettersQuery['getPostalLetters'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const shown = TABS.find((tab) => tab === params.get('show')) ?? 'waiting';
  const page = readPage(params);
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const api = args.context.get(apiContext);
  const states = [...SHOWN[shown]];
  const answer = await nullWithoutBooks(api(PostalLetters, { partnerId, states, ...part }));
  return { shown, page, letters: answer?.getPostalLetters ?? null };
}
clientLoader.hydrate = true as const;

/** The dialog for the selected letters, or for one. */
interface DialogState {
  what: 'mark' | 'address' | 'cancel';
  letter: Letter | null;
  /** A new dialog each time. */
  count: number;
}

/** Letters to send by post: a user prints and posts them, and records when. */
export default function PostalPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('postal');
  const { shown, page, letters } = loaderData;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [dialogState, setDialogState] = useState<DialogState | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!letters) return null;
  const { data, metaData } = letters;
  const ready = data.filter(({ state, address }) => state === 'waiting' && address !== null);
  const marked = ready.filter(({ _id }) => chosen.includes(_id));
  const openDialog = (what: DialogState['what'], letter: Letter | null) => {
    setDialogState({ what, letter, count: (dialogState?.count ?? 0) + 1 });
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  // The letters may have left the list, together with the button that had the focus.
  const done = () => {
    setIsOpen(false);
    setChosen([]);
    heading.current?.focus();
  };
  const ids = marked.map(({ _id }) => _id);
  const given = { opened: isOpen, onClose: close, onDone: done };
  return (
    <>
      <div className={list.tools}>
        <Tabs label={t('label')}>
          {TABS.map((tab) => (
            <Link
              key={tab}
              to={tab === 'waiting' ? '?' : `?show=${tab}`}
              aria-current={tab === shown ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        </Tabs>
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.count}>
        {t(`count.${shown}`, { count: metaData.totalDocuments })}
      </h2>
      {shown === 'waiting' && <p className="quiet">{t('text')}</p>}
      {ready.length > 0 && (
        <div className={own.bar}>
          <Checkbox
            label={t('all')}
            checked={marked.length === ready.length}
            indeterminate={marked.length > 0 && marked.length < ready.length}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? ready.map(({ _id }) => _id) : [])
            }
          />
          {marked.length > 0 && (
            <Group gap="sm">
              <span role="status">{t('chosen', { count: marked.length })}</span>
              <SaveButton
                path={`postal-letters.pdf?letterIds=${ids.join()}`}
                name={t('print_name')}
                label={t('print')}
              />
              <Button onClick={() => openDialog('mark', null)}>{t('mark')}</Button>
            </Group>
          )}
        </div>
      )}
      {data.length === 0 ? (
        <p className={`quiet ${classes.none}`}>{t(`none.${shown}`)}</p>
      ) : (
        <ul className={classes.list}>
          {data.map((letter) => (
            <LetterCard
              key={letter._id}
              letter={letter}
              isChosen={chosen.includes(letter._id)}
              onChoose={(isChosen) =>
                setChosen(
                  isChosen ? [...chosen, letter._id] : chosen.filter((id) => id !== letter._id),
                )
              }
              onAddress={() => openDialog('address', letter)}
              onCancel={() => openDialog('cancel', letter)}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
      {dialogState?.what === 'mark' && (
        <MarkDialog key={dialogState.count} letterIds={ids} {...given} />
      )}
      {dialogState?.what === 'address' && (
        <AddressDialog key={dialogState.count} letter={dialogState.letter!} {...given} />
      )}
      {dialogState?.what === 'cancel' && (
        <CancelDialog key={dialogState.count} letter={dialogState.letter!} {...given} />
      )}
    </>
  );
}
