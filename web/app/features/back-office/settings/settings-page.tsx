import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Link, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError, type Api, type PageError } from '../../../platform/api.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { ApiKeys, ApiKeysQuery, type ApiKeysFound } from '../../partners/api-keys/public.tsx';
import {
  DepositForm,
  DepositSettings,
  type DepositSettingsQuery,
} from '../../deposits/settings/public.tsx';
import {
  UnprovedAccounts,
  UnprovedAccountsNote,
  type UnprovedAccountsQuery,
} from '../../billing/public.tsx';
import { AGENCY, booksOf, nullWithoutBooks } from '../../ledger/public.tsx';
import {
  AgentLogin,
  AgentLoginForm,
  type AgentLoginQuery,
  Auditors,
  AuditorsPart,
  type AuditorsQuery,
  BookForm,
  ClientAccountChange,
  ClientAccountChanges,
  type ClientAccountChangesQuery,
} from '../../ledger/settings/public.tsx';
import { Agreements, ApprovalsForm, PayoutForm } from '../../payouts/back-office/public.tsx';
import { ChangeLog } from './change-log.tsx';
import { InvoicingForm } from '../../invoices/settings/public.tsx';
import { LateRentForm } from '../../arrears/public.tsx';
import { MoneySettings, type MoneySettingsQuery } from './money-settings.graphql.ts';
import { SettingsToAgree, type SettingsToAgreeQuery } from './settings-to-agree.graphql.ts';
import classes from './settings.module.css';

export const handle = {
  namespaces: [
    'accounts',
    'arrears',
    'billing',
    'deposits',
    'invoices',
    'partners',
    'payout_back_office',
  ],
};

const LOGGED_ACCOUNT = [
  'book',
  'client_account_asked',
  'client_account_agreed',
  'client_account_stopped',
  'client_account_refused',
  'client_account',
  'closed_period',
  'reopening_requested',
  'reopening_agreed',
  'reopening_stopped',
] as const;

/** The parts by their path, in the order of the menu, each with the names of its changes in the log. */
const PARTS = {
  account: { title: 'ledger:settings.book.title', needs: 'nothing', logged: LOGGED_ACCOUNT },
  invoices: { title: 'invoices:settings.title', needs: 'books', logged: ['invoicing'] },
  reminders: { title: 'arrears:settings.title', needs: 'books', logged: ['late_rent'] },
  payouts: {
    title: 'payout_back_office:settings.payouts.title',
    needs: 'books',
    logged: ['payouts'],
  },
  approvals: {
    title: 'payout_back_office:settings.approvals.title',
    needs: 'books',
    logged: ['payouts', 'approvers_asked', 'approvers_stopped', 'approvers', 'settings_agreed'],
  },
  auditors: {
    title: 'ledger:settings.auditors.title',
    needs: 'books',
    logged: ['auditor_invited', 'auditor_ended'],
  },
  // The operator has neither of these two.
  deposits: { title: 'deposits:settings.title', needs: 'both', logged: ['deposits'] },
  login: { title: 'ledger:settings.agent_login.title', needs: 'agency', logged: ['agent_login'] },
  keys: { title: 'settings.keys', needs: 'agency', logged: [] },
} as const;
type Part = keyof typeof PARTS;

const isPart = (name: string | undefined): name is Part =>
  name !== undefined && Object.hasOwn(PARTS, name);

interface PageData {
  part: Part;
  partnerId: string | null;
  /** Null while there are no books: they are created first. */
  settings: MoneySettingsQuery | null;
  /** Null for the operator, which has neither an agency's deposits nor agents. */
  agency: {
    partnerId: string;
    deposits: DepositSettingsQuery['getDepositSettings'];
    login: AgentLoginQuery['getAgentLogin'];
    keys: ApiKeysFound['getApiKeys'];
  } | null;
  /** What waits in an agency for the user, a bookkeeper of the operator who approves its payments. */
  toAgree: {
    partnerId: string;
    settings: SettingsToAgreeQuery['getPayoutSettings'];
  } | null;
  /** Client accounts that agencies are to change: the operator may be the second person. */
  changes: ClientAccountChangesQuery['getClientAccountChanges'];
  /** Client accounts of all books that the bank has not confirmed, for the operator. */
  unproved: UnprovedAccountsQuery['getUnprovedAccounts'];
  auditors: AuditorsQuery['getAuditors'];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const { part } = args.params;
  if (!isPart(part))
    throw data<PageError>({ code: 'request.not_found', params: {} }, { status: 404 });
  const api = args.context.get(apiContext);
  try {
    const isOperators = partnerId === null && part === 'account';
    const agencyId =
      partnerId === null && part === 'approvals'
        ? new URL(args.request.url).searchParams.get(AGENCY)
        : null;
    const [settings, agency, operator, unproved, ofAgency, found] = await Promise.all([
      nullWithoutBooks(api(MoneySettings, { partnerId })),
      partnerId && findAgency(api, partnerId),
      isOperators && api(ClientAccountChanges, {}),
      isOperators && api(UnprovedAccounts, {}),
      agencyId && api(SettingsToAgree, { partnerId: agencyId }),
      part === 'auditors' && nullWithoutBooks(api(Auditors, { partnerId })),
    ]);
    const own = settings?.getLedgerBook.clientAccountChange ?? [];
    const changes = operator ? operator.getClientAccountChanges : [own].flat();
    return {
      part,
      partnerId,
      settings,
      agency: agency || null,
      changes,
      toAgree:
        agencyId && ofAgency ? { partnerId: agencyId, settings: ofAgency.getPayoutSettings } : null,
      unproved: unproved ? unproved.getUnprovedAccounts : [],
      auditors: found ? found.getAuditors : [],
    };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

async function findAgency(api: Api, partnerId: string): Promise<PageData['agency']> {
  const [{ getDepositSettings: deposits }, { getAgentLogin: login }, { getApiKeys: keys }] =
    await Promise.all([
      api(DepositSettings, { partnerId }),
      api(AgentLogin, { partnerId }),
      api(ApiKeysQuery, { partnerId }),
    ]);
  return { partnerId, deposits, login, keys };
}

/** How the agency handles money: each part has its own URL and save button, next to a menu of all parts. */
export default function SettingsPage({ loaderData }: { loaderData: PageData }) {
  const { part, settings, agency, toAgree } = loaderData;
  const { t } = useTranslation([
    'back_office',
    'arrears',
    'deposits',
    'invoices',
    'ledger',
    'payout_back_office',
  ]);
  const has = {
    nothing: true,
    books: settings !== null,
    agency: agency !== null,
    both: settings !== null && agency !== null,
  };
  const names = (Object.keys(PARTS) as Part[]).filter((name) => has[PARTS[name].needs]);
  return (
    <div className={classes.page}>
      <Tabs label={t('settings.menu')} className={classes.menu}>
        {names.map((name) => (
          <Link
            key={name}
            to={`/money/settings/${name}`}
            aria-current={name === part ? 'page' : undefined}
          >
            {t(PARTS[name].title)}
          </Link>
        ))}
      </Tabs>
      <div>
        {names.includes(part) || toAgree ? shown(loaderData) : <p>{t('settings.no_books')}</p>}
        {settings && !toAgree && PARTS[part].logged.length > 0 && (
          <ChangeLog
            changes={settings.getSettingChanges.filter(({ what }) =>
              PARTS[part].logged.some((one: string) => one === what),
            )}
            agents={settings.getPayoutSettings.agents}
          />
        )}
      </div>
    </div>
  );
}

function shown({
  part,
  partnerId,
  settings,
  agency,
  toAgree,
  changes,
  unproved,
  auditors,
}: PageData): ReactNode {
  if (toAgree) return <Agreements {...toAgree} isOwn={false} />;
  if (part === 'account')
    return (
      <>
        {changes.map((change) => (
          <ClientAccountChange key={change.partnerId} change={change} />
        ))}
        <UnprovedAccountsNote accounts={unproved} />
        <BookForm
          key={settings?.getLedgerBook.clientAccount}
          partnerId={partnerId}
          book={settings?.getLedgerBook ?? null}
        />
      </>
    );
  if (part === 'login')
    return (
      agency && <AgentLoginForm partnerId={agency.partnerId} isStrong={agency.login.isStrong} />
    );
  if (part === 'keys') return agency && <ApiKeys partnerId={agency.partnerId} keys={agency.keys} />;
  if (!settings) return null;
  const { getPayoutSettings: payouts } = settings;
  const parts: Record<Exclude<Part, 'account' | 'login' | 'keys'>, ReactNode> = {
    invoices: <InvoicingForm partnerId={partnerId} settings={settings.getInvoicingSettings} />,
    reminders: <LateRentForm partnerId={partnerId} settings={settings.getLateRentSettings} />,
    payouts: <PayoutForm partnerId={partnerId} settings={payouts} />,
    approvals: (
      <ApprovalsForm key={approvingIn(payouts)} partnerId={partnerId} settings={payouts} />
    ),
    auditors: <AuditorsPart partnerId={partnerId} auditors={auditors} />,
    deposits: agency && <DepositForm partnerId={agency.partnerId} settings={agency.deposits} />,
  };
  return parts[part];
}

/** A key of the approval settings: when they change, the form starts again with the new values. */
const approvingIn = ({
  approvalsNeeded,
  approvers,
  asked,
}: MoneySettingsQuery['getPayoutSettings']) => JSON.stringify([approvalsNeeded, approvers, asked]);
