import type { ClientLoaderFunctionArgs } from 'react-router';

import { apiContext, asPageError, type Api } from '../../../platform/api.ts';
import { DepositSettings, type DepositSettingsQuery } from '../deposit-settings.graphql.ts';
import { booksOf, unlessNoBooks } from '../site.ts';
import { AgentLoginForm } from './agent-login-form.tsx';
import { AgentLogin, type AgentLoginQuery } from './agent-login.graphql.ts';
import { BookForm } from './book-form.tsx';
import { ChangeLog } from './change-log.tsx';
import { DepositForm } from './deposit-form.tsx';
import { InvoicingForm } from './invoicing-form.tsx';
import { LateRentForm } from './late-rent-form.tsx';
import { PayoutForm } from './payout-form.tsx';
import { MoneySettings, type MoneySettingsQuery } from './money-settings.graphql.ts';
import classes from './settings.module.css';

export const handle = { namespaces: ['accounts'] };

interface PageData {
  partnerId: string | null;
  /** Null while there are no books: they come first. */
  settings: MoneySettingsQuery | null;
  /** Null for the operator, who has neither deposits of an agency's own kind nor agents. */
  agency: {
    partnerId: string;
    deposits: DepositSettingsQuery['getDepositSettings'];
    login: AgentLoginQuery['getAgentLogin'];
  } | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const ask = args.context.get(apiContext);
  try {
    const [settings, agency] = await Promise.all([
      unlessNoBooks(ask(MoneySettings, { partnerId })),
      partnerId && findAgency(ask, partnerId),
    ]);
    return { partnerId, settings, agency: agency || null };
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

async function findAgency(ask: Api, partnerId: string): Promise<PageData['agency']> {
  const [{ getDepositSettings: deposits }, { getAgentLogin: login }] = await Promise.all([
    ask(DepositSettings, { partnerId }),
    ask(AgentLogin, { partnerId }),
  ]);
  return { partnerId, deposits, login };
}

/** How the agency handles money, and who changed that. Each part is saved by itself. */
export default function SettingsPage({ loaderData }: { loaderData: PageData }) {
  const { partnerId, settings, agency } = loaderData;
  return (
    <div className={classes.page}>
      <BookForm partnerId={partnerId} book={settings?.getLedgerBook ?? null} />
      {settings && (
        <>
          <InvoicingForm partnerId={partnerId} settings={settings.getInvoicingSettings} />
          <LateRentForm partnerId={partnerId} settings={settings.getLateRentSettings} />
          <PayoutForm
            key={approvingIn(settings.getPayoutSettings)}
            partnerId={partnerId}
            settings={settings.getPayoutSettings}
          />
          {agency && <DepositForm partnerId={agency.partnerId} settings={agency.deposits} />}
        </>
      )}
      {agency && <AgentLoginForm partnerId={agency.partnerId} isStrong={agency.login.isStrong} />}
      {settings && (
        <ChangeLog
          changes={settings.getSettingChanges}
          agents={settings.getPayoutSettings.agents}
        />
      )}
    </div>
  );
}

/** What tells one state of who approves from another: its form begins anew, and does not ask for a former one. */
const approvingIn = ({
  approvalsNeeded,
  approvers,
  asked,
}: MoneySettingsQuery['getPayoutSettings']) => JSON.stringify([approvalsNeeded, approvers, asked]);
