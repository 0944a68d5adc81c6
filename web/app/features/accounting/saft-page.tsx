import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';

import { standardAccountsOf } from '@husvaer/domain/accounting/saft';
import {
  STANDARD_TAX_CODE_NUMBERS,
  STANDARD_ACCOUNTS,
  STANDARD_TAX_CODES,
} from '@husvaer/domain/accounting/standard-accounts';

import { apiContext, browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import list from '../../ui/list-page.module.css';
import { Table, type Column } from '../../ui/table.tsx';
import {
  booksOf,
  nullWithoutBooks,
  SaveButton,
  useAction,
  useIsAuditor,
  useMoneyFormat,
} from '../ledger/public.tsx';
import classes from './accounting.module.css';
import { LedgerTabs } from './ledger-tabs.tsx';
import { OrderSaftExport } from './order-saft-export.graphql.ts';
import { Saft, type SaftQuery } from './saft.graphql.ts';
import { SetSaftAccounts } from './set-saft-accounts.graphql.ts';

export const handle = { namespaces: ['accounting'] };

type Export = SaftQuery['getSaftExports'][number];
type Account = SaftQuery['getSaftAccounts'][number];

interface PageData {
  partnerId: string | null;
  exports: Export[];
  accounts: Account[];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData | null> {
  const partnerId = booksOf(args);
  const answer = await nullWithoutBooks(args.context.get(apiContext)(Saft, { partnerId }));
  return answer && { partnerId, exports: answer.getSaftExports, accounts: answer.getSaftAccounts };
}
clientLoader.hydrate = true as const;

/** SAF-T files of the books: ordering and saving them, and what each account is in them. */
export default function SaftPage({ loaderData }: { loaderData: PageData | null }) {
  const { t } = useTranslation(['accounting', 'ledger']);
  const isAuditor = useIsAuditor();
  if (!loaderData) return null;
  const { partnerId, exports, accounts } = loaderData;
  return (
    <>
      <LedgerTabs />
      <p className="quiet">{t('saft.text')}</p>
      {!isAuditor && <OrderForm partnerId={partnerId} />}
      <Exports exports={exports} />
      {!isAuditor && (
        <AccountsForm key={JSON.stringify(accounts)} partnerId={partnerId} accounts={accounts} />
      )}
    </>
  );
}

function OrderForm({ partnerId }: { partnerId: string | null }) {
  const { t } = useTranslation('accounting');
  const { act, isBusy } = useAction();
  const [period, setPeriod] = useState({ from: '', to: '' });
  return (
    <form
      className={list.tools}
      onSubmit={(event) => {
        event.preventDefault();
        void act(
          () => browserApi(OrderSaftExport, { inputData: { partnerId, ...period } }),
          t('saft.ordered'),
        );
      }}
    >
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          required
          label={t(`filters.${name}`)}
          value={period[name]}
          onChange={({ currentTarget }) => setPeriod({ ...period, [name]: currentTarget.value })}
        />
      ))}
      <Button type="submit" className={classes.button} loading={isBusy}>
        {t('saft.order')}
      </Button>
    </form>
  );
}

function Exports({ exports }: Pick<PageData, 'exports'>) {
  const { t } = useTranslation('accounting');
  const { day, moment } = useMoneyFormat();
  const { amount } = useFormat();
  if (exports.length === 0) return <p role="status">{t('saft.none')}</p>;
  const columns: Column<Export>[] = [
    {
      head: t('saft.period'),
      isName: true,
      show: ({ from, to }) => t('saft.from_to', { from: day(from), to: day(to) }),
    },
    {
      head: t('saft.ordered_by'),
      show: ({ orderedAt, orderedBy }) => (
        <>
          {orderedBy ?? t('saft.deleted')}
          <small>{moment(orderedAt)}</small>
        </>
      ),
    },
    {
      head: t('saft.state'),
      show: ({ state, problem, entries, debit }) => (
        <>
          {problem ? t(`saft.problems.${problem}`) : t(`saft.states.${state}`)}
          {entries !== null && debit !== null && (
            <small>{t('saft.sums', { count: entries, amount: amount(debit) })}</small>
          )}
        </>
      ),
    },
    {
      head: t('saft.file'),
      show: ({ _id, from, to, state }) =>
        state === 'made' ? (
          <SaveButton
            path={`saft/${_id}`}
            name={`saf-t-${from}-${to}.zip`}
            label={t('saft.save')}
            of={t('saft.from_to', { from: day(from), to: day(to) })}
          />
        ) : null,
    },
  ];
  return <Table label={t('tabs.saft')} columns={columns} rows={exports} keyOf={({ _id }) => _id} />;
}

function AccountsForm({ partnerId, accounts }: Omit<PageData, 'exports'>) {
  const { t, i18n } = useTranslation(['accounting', 'ledger']);
  const { act, isBusy } = useAction();
  const language = i18n.language.startsWith('en') ? 'en' : 'no';
  const [chosen, setChosen] = useState(accounts);
  const set = (changed: Account) =>
    setChosen(chosen.map((one) => (one.account === changed.account ? changed : one)));
  const columns: Column<Account>[] = [
    {
      head: t('ledger:book.account'),
      isName: true,
      show: ({ account }) => t(`ledger:book.accounts.${account}.name`),
    },
    {
      head: t('saft.standard_account'),
      show: (one) => (
        <NativeSelect
          aria-label={t('saft.standard_account_of', {
            account: t(`ledger:book.accounts.${one.account}.name`),
          })}
          value={one.standardAccount ?? ''}
          data={[
            { value: '', label: t('saft.no_account') },
            ...standardAccountsOf(one.account).map((value) => ({
              value,
              label: `${value} ${STANDARD_ACCOUNTS[value][language]}`,
            })),
          ]}
          onChange={({ currentTarget }) =>
            set({ ...one, standardAccount: currentTarget.value || null })
          }
        />
      ),
    },
    {
      head: t('saft.tax_code'),
      show: (one) => (
        <NativeSelect
          aria-label={t('saft.tax_code_of', {
            account: t(`ledger:book.accounts.${one.account}.name`),
          })}
          value={one.taxCode ?? ''}
          data={[
            { value: '', label: t('saft.no_tax') },
            ...STANDARD_TAX_CODE_NUMBERS.map((value) => ({
              value,
              label: `${value} ${STANDARD_TAX_CODES[value][language]}`,
            })),
          ]}
          onChange={({ currentTarget }) => set({ ...one, taxCode: currentTarget.value || null })}
        />
      ),
    },
  ];
  return (
    <form
      className={classes.files}
      onSubmit={(event) => {
        event.preventDefault();
        const inputData = {
          partnerId,
          accounts: chosen.map(({ account, standardAccount, taxCode }) => ({
            account,
            standardAccount,
            taxCode,
          })),
        };
        void act(() => browserApi(SetSaftAccounts, { inputData }), t('saft.saved'));
      }}
    >
      <h2>{t('saft.accounts')}</h2>
      <p className="quiet">{t('saft.accounts_text')}</p>
      <Table
        label={t('saft.accounts')}
        columns={columns}
        rows={chosen}
        keyOf={({ account }) => account}
      />
      <Button type="submit" variant="default" mt="md" loading={isBusy}>
        {t('saft.save_accounts')}
      </Button>
    </form>
  );
}
