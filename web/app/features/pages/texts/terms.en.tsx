import { LEGAL } from '@husvaer/domain/legal/constants';

import { COMPANY } from '../company.ts';
import type { DocumentText } from '../document.tsx';

export const terms: DocumentText = {
  title: 'Terms of use',
  description: 'What you can expect of Husvær, and what we expect of you.',
  lead: (
    <p>
      These terms apply between you and {COMPANY.name} when you use the site. A lease is an
      agreement between tenant and landlord; we are not a party to it, and these terms change none
      of the rights the Tenancy Act gives you.
    </p>
  ),
  sections: [
    {
      id: 'service',
      title: 'What we do',
      body: (
        <>
          <p>
            Husvær shows homes for rent and lets tenants, landlords and agencies find each other,
            write to each other, make leases, and pay and receive rent. Searching is free and needs
            no account.
          </p>
          <p>
            We check listings as well as we can, and take down what is wrong. The landlord is
            responsible for what a listing says. Never pay anything before you have seen the home
            and signed a lease.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>You must be at least {LEGAL.minimumAge} years old.</li>
          <li>What you tell about yourself must be true, and kept up to date.</li>
          <li>Keep your password to yourself. Tell us if you think somebody else knows it.</li>
          <li>You can delete the account at any time, but not while a lease is active.</li>
        </ul>
      ),
    },
    {
      id: 'landlords',
      title: 'If you let',
      body: (
        <ul>
          <li>You must have the right to let the home, and the pictures must show that home.</li>
          <li>
            The rent, the deposit and what is included must be stated in full. Deposit and guarantee
            may together not exceed six months’ rent, and a deposit is kept in a separate account in
            the tenant’s name (Tenancy Act, section 3-5).
          </li>
          <li>
            Nobody may be turned down because of ethnicity, religion, disability, sexual
            orientation, gender or other grounds the law names (Tenancy Act, section 1-8).
          </li>
          <li>Take a listing down when the home has been let.</li>
        </ul>
      ),
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      body: (
        <p>
          Fraud, harassment, listing what is not for rent, copying the content of the site in bulk,
          or trying to get past its safety. We can take down content and close accounts that break
          these rules. You are told why, and can ask for a person to look at it again.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      body: (
        <p>
          What costs something says so before you order it, with VAT. Tenants pay no fee for the
          lease or for the deposit account (Tenancy Act, section 3-7). Consumers have the right to
          withdraw under the Cancellation Act where it applies.
        </p>
      ),
    },
    {
      id: 'downtime',
      title: 'When the service is down',
      body: (
        <p>
          We announce planned downtime at least {LEGAL.downtimeNoticeHours} hours ahead, and choose
          hours when few are here. Downtime that nobody could foresee is put right as soon as we
          can.
        </p>
      ),
    },
    {
      id: 'breach',
      title: 'If data goes astray',
      body: (
        <p>
          Should a breach of security concern your personal data, we tell you by e-mail within{' '}
          {LEGAL.breachNoticeWorkingDays} working days of learning of it: what has happened, what it
          can mean for you, and what we and you can do. How we treat personal data is told in{' '}
          <a href="/privacy-policy">Privacy</a>.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <>
          <p>
            We are liable for direct losses that we cause by negligence. Our total liability is
            limited to what you have paid us for the service during the last {LEGAL.liabilityMonths}{' '}
            months. We are not liable for indirect losses, nor for what tenants and landlords owe
            each other.
          </p>
          <p>
            The limits do not apply to intent or gross negligence, to rent and deposits that we hold
            on your behalf, or where the law gives consumers a right that cannot be agreed away.
          </p>
        </>
      ),
    },
    {
      id: 'identity',
      title: 'Identity and money laundering',
      body: (
        <p>
          For deposit accounts and payouts the law demands that we, or the bank, know who you are.
          You are asked, among other things, whether you, close family or close associates hold a
          prominent public office, or have held one during the last {LEGAL.pepLookBackMonths}{' '}
          months. A yes is no obstacle, but may mean further questions.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          Changes to these terms are sent by e-mail at least 30 days before they take effect. If you
          don’t agree, you can end the agreement before that.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: (
        <p>
          Norwegian law applies. Write to <a href={`mailto:${COMPANY.mail}`}>{COMPANY.mail}</a>{' '}
          first. Consumers can bring a dispute with us before the Consumer Authority (
          <a href="https://www.forbrukertilsynet.no">Forbrukertilsynet</a>), and a dispute about a
          lease before the Rent Disputes Tribunal (
          <a href="https://www.htu.no">Husleietvistutvalget</a>). Otherwise the courts decide; for
          consumers at the place where they live.
        </p>
      ),
    },
  ],
};
