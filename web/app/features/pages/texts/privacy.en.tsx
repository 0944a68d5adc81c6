import { LEGAL } from '@husvaer/domain/legal/constants';

import { COMPANY } from '../company.ts';
import type { DocumentText } from '../document.tsx';

export const privacy: DocumentText = {
  title: 'Privacy',
  description: 'Which personal data Husvær holds, why, for how long, and what you can ask of us.',
  lead: (
    <p>
      You can search for a home without telling us who you are. Once you have an account we know
      what you have told us and what you do here. We use it to bring tenants and landlords together.
      We sell nothing and show no advertising.
    </p>
  ),
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            {COMPANY.name}, {COMPANY.place}, is the controller of the personal data described here.
            Write to <a href={`mailto:${COMPANY.privacyMail}`}>{COMPANY.privacyMail}</a> about
            anything on this page.
          </p>
          <p>
            An agency that lets homes through its own site here is itself the controller of what it
            does with its tenants and landlords. We then process the data on its behalf, under a
            data processing agreement. When a deposit account is opened, the bank is the controller
            of its own check of the customer, and we collect the answers for it.
          </p>
        </>
      ),
    },
    {
      id: 'data',
      title: 'What we hold, why, and for how long',
      body: (
        <>
          <p>
            The legal bases are those of Article 6 of the General Data Protection Regulation (GDPR),
            which is Norwegian law through the Personal Data Act.
          </p>
          <dl>
            <div>
              <dt>Visits without an account</dt>
              <dd>
                Address of the page, time, IP address, browser. For safety and to find faults;
                legitimate interest (f). Kept for 30 days.
              </dd>
            </div>
            <div>
              <dt>Your account</dt>
              <dd>
                Name, e-mail, phone, birth date, language, picture, and whether you let or rent. To
                perform our agreement with you (b). Kept until you delete the account.
              </dd>
            </div>
            <div>
              <dt>Homes you list</dt>
              <dd>
                Address, pictures, rent and contact person. To perform our agreement (b). Shown to
                everybody while the home is for rent; deleted with the account unless a lease refers
                to it. The map shows a home to about a hundred metres.
              </dd>
            </div>
            <div>
              <dt>Messages and interest forms</dt>
              <dd>
                What you write, whom you tell it to, and the references you name. To perform our
                agreement (b). Forms that did not lead to a lease are deleted after 6 months,
                messages with the account.
              </dd>
            </div>
            <div>
              <dt>Leases, signatures and inspection reports</dt>
              <dd>
                What the parties agreed on and signed. To perform the agreement (b), as
                documentation of the accounts (c), and to establish or defend legal claims (f),
                which are time-barred after {LEGAL.limitationYears} years. Kept as long as the lease
                runs, and then for {LEGAL.bookkeepingYears} years after the end of the financial
                year (Bookkeeping Act, section 13). When something is older than that, the operator
                is warned until it is deleted.
              </dd>
            </div>
            <div>
              <dt>Invoices, payments and payouts</dt>
              <dd>
                Amounts, dates, payment references, bank accounts. Required by the Bookkeeping Act
                (c). Kept for {LEGAL.bookkeepingYears} years after the end of the financial year.
                When something is older than that, the operator is warned until it is deleted.
              </dd>
            </div>
            <div>
              <dt>National identity number</dt>
              <dd>
                Asked for only where you must be identified with certainty: deposit accounts,
                guarantees, credit checks and payouts (Personal Data Act, section 12). Never for
                searching, writing or an ordinary lease. Encrypted, shown in part only, and each
                time it is read is recorded. Deleted when you remove it from your profile, or with
                the account.
              </dd>
            </div>
            <div>
              <dt>Customer check for a deposit account</dt>
              <dd>
                The answers the bank has to ask for under the Anti-Money Laundering Act (c), among
                them whether you hold, or held during the last {LEGAL.pepLookBackMonths} months, a
                prominent public office. Handed over to the bank and then deleted here; the bank
                keeps them for 5 years after the customer relationship has ended.
              </dd>
            </div>
            <div>
              <dt>Credit check</dt>
              <dd>
                Only of the applicant whom the landlord has chosen, when the landlord has a factual
                need for it (Credit Information Act, section 14) and you have said yes. The ground
                is the landlord’s legitimate interest in knowing that the rent will be paid (f), not
                consent. You may object, and you receive a copy of what was disclosed (section 18).
              </dd>
            </div>
          </dl>
        </>
      ),
    },
    {
      id: 'recipients',
      title: 'Who else gets to see it',
      body: (
        <>
          <ul>
            <li>The person you write to or make an agreement with, as far as that needs it.</li>
            <li>
              The bank, the insurer and the provider of electronic identity, when you open a deposit
              account, take out a guarantee or sign.
            </li>
            <li>
              Those who run servers, send e-mail or text messages for us. They may use the data for
              nothing else.
            </li>
            <li>Public authorities, when the law obliges us.</li>
          </ul>
          <p>
            We store data within the EEA. Should a supplier outside it be needed, we use the
            European Commission’s standard contractual clauses and say so here first.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
      body: (
        <>
          <ul>
            <li>See what we hold of you, and get a copy that machines can read.</li>
            <li>Have it corrected or completed.</li>
            <li>
              Have it deleted. What the law obliges us to keep, such as invoices, we keep for that
              purpose alone.
            </li>
            <li>Have its use limited, or object to uses that rest on legitimate interest.</li>
            <li>Take back a consent, at any time, for the time to come.</li>
            <li>
              Have a person look at a decision. We make no decisions about you by automated means
              only.
            </li>
          </ul>
          <p>
            Write to <a href={`mailto:${COMPANY.privacyMail}`}>{COMPANY.privacyMail}</a>. We answer
            within one month, free of charge.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: (
        <p>
          Tell us first, and we will try to put it right. You can always complain to the Norwegian
          Data Protection Authority, <a href="https://www.datatilsynet.no">Datatilsynet</a>, or to
          the authority where you live.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          Nobody under {LEGAL.minimumAge} may have an account. If we learn that somebody younger has
          one, we close it and delete what it holds.
        </p>
      ),
    },
    {
      id: 'safety',
      title: 'How we look after it',
      body: (
        <p>
          All traffic is encrypted. Only those who need data for their work have access, and access
          is recorded. Should a breach put you at risk, we tell Datatilsynet within 72 hours of
          learning of it, and you by e-mail within {LEGAL.breachNoticeWorkingDays} working days.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          We change this page when what we do changes. Important changes are sent to those who have
          an account before they take effect.
        </p>
      ),
    },
  ],
};
