import { COMPANY } from '../company.ts';
import type { DocumentText } from '../document.tsx';
import { STORED_ITEMS, STORED_WITH_ACCOUNT, StoredItemList } from './stored-items.tsx';

export const cookies: DocumentText = {
  title: 'Cookies and local storage',
  description: 'What Husvær keeps in your browser: each name, what it is for and for how long.',
  lead: (
    <p>
      We keep a few things in your browser that the site needs to do what you have asked for. None
      of them follow you to other sites, and there is no advertising or statistics among them. That
      is why we don’t show a banner.
    </p>
  ),
  sections: [
    {
      id: 'today',
      title: 'What is kept',
      body: <StoredItemList items={STORED_ITEMS} language="en" />,
    },
    {
      id: 'accounts',
      title: 'With an account',
      body: (
        <>
          <p>When you log in, these are added.</p>
          <StoredItemList items={STORED_WITH_ACCOUNT} language="en" />
        </>
      ),
    },
    {
      id: 'law',
      title: 'Why you are not asked',
      body: (
        <p>
          The Electronic Communications Act demands consent to store something in your browser,
          unless it is strictly necessary for a service you have asked for yourself. All of the
          above is. Should we ever want to use anything else, we will ask first, and “no” will be as
          easy as “yes”.
        </p>
      ),
    },
    {
      id: 'delete',
      title: 'How to delete it',
      body: (
        <p>
          Clear cookies and site data for this site in your browser’s settings. The site keeps
          working; it has then forgotten your language and what you have hidden. Questions? Write to{' '}
          <a href={`mailto:${COMPANY.privacyMail}`}>{COMPANY.privacyMail}</a>.
        </p>
      ),
    },
    {
      id: 'map',
      title: 'The map',
      body: (
        <p>
          The background of the map comes from Kartverket, the Norwegian Mapping Authority. Your
          browser asks it for pictures of the area you look at, and Kartverket then sees your IP
          address. It sets no cookies here.
        </p>
      ),
    },
  ],
};
