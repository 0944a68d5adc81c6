import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';

import { apiContext, browserApi } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { ActDialog } from '../../../ui/act-dialog.tsx';
import classes from '../../../ui/cards.module.css';
import list from '../../../ui/list-page.module.css';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import { booksOf, nullWithoutBooks, useAction } from '../../ledger/public.tsx';
import { ExceptionTabs } from '../exceptions/exception-tabs.tsx';
import { AnswerCard, type Answer, type AnswerAction } from './answer-card.tsx';
import { BankAnswers, type BankAnswersQuery } from './bank-answers.graphql.ts';
import { ConfirmBankAnswers } from './confirm-bank-answers.graphql.ts';
import { DismissBankAnswers } from './dismiss-bank-answers.graphql.ts';

export const handle = { namespaces: ['banking'] };

interface PageData {
  page: number;
  answers: BankAnswersQuery['getBankAnswers'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const page = readPage(new URL(args.request.url).searchParams);
  const part = { partnerId: booksOf(args), limit: PAGE, skip: (page - 1) * PAGE };
  const answer = await nullWithoutBooks(args.context.get(apiContext)(BankAnswers, part));
  return { page, answers: answer?.getBankAnswers ?? null };
}
clientLoader.hydrate = true as const;

/** What uploaded files say about orders to the bank, until another user confirms it. */
export default function AnswersPage({ loaderData: { page, answers } }: { loaderData: PageData }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { act, isBusy } = useAction();
  const [chosen, setChosen] = useState<{ answer: Answer; action: AnswerAction } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!answers) return null;
  const { data, metaData } = answers;
  async function confirm({ answer: { _id }, action }: NonNullable<typeof chosen>) {
    const request = { inputData: { answerIds: [_id] } };
    const send = () =>
      action === 'confirm'
        ? browserApi(ConfirmBankAnswers, request)
        : browserApi(DismissBankAnswers, request);
    if (!(await act(send, t(`answers.do.${action}.done`)))) return;
    setIsOpen(false);
    // The button that had the focus has been removed.
    heading.current?.focus();
  }
  return (
    <>
      <div className={list.tools}>
        <ExceptionTabs shown="answers" />
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.count}>
        {t('answers.count', { count: metaData.totalDocuments })}
      </h2>
      <p className="quiet">{t('answers.text')}</p>
      {data.length === 0 ? (
        <p className={`quiet ${classes.none}`}>{t('answers.none')}</p>
      ) : (
        <ul className={classes.list}>
          {data.map((answer) => (
            <AnswerCard
              key={answer._id}
              answer={answer}
              onAct={(action) => {
                setChosen({ answer, action });
                setIsOpen(true);
              }}
            />
          ))}
        </ul>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
      {chosen && (
        <ActDialog
          opened={isOpen}
          title={t(`answers.do.${chosen.action}.title`)}
          confirm={t(`answers.do.${chosen.action}.name`)}
          isBusy={isBusy}
          onClose={() => setIsOpen(false)}
          onConfirm={() => confirm(chosen)}
        >
          <p>
            {chosen.action === 'dismiss'
              ? t('answers.do.dismiss.text')
              : t(`answers.do.confirm.text.${chosen.answer.kind}`, {
                  amount: format.amount(chosen.answer.amount),
                })}
          </p>
        </ActDialog>
      )}
    </>
  );
}
