import { axeFindings, expect, LOCALES, onSite, open, test } from './fixtures.ts';
import { AGENT, choose, fillLogin, mailTo, newEmail, openMenu, PASSWORD, WORDS } from './people.ts';

const TEXTS = {
  'en-GB': {
    title: 'Invitations',
    tenant: 'Tenant',
    mail: 'English',
    send: 'Send invitation',
    until: 'Good until',
    invited: 'Nordbolig has invited you',
    again: 'Look again',
    accept: 'Accept the invitation',
    accepted: 'Accepted',
  },
  'nb-NO': {
    title: 'Invitasjoner',
    tenant: 'Leietaker',
    mail: 'Norsk',
    send: 'Send invitasjon',
    until: 'Gjelder til',
    invited: 'Nordbolig har invitert deg',
    again: 'Prøv igjen',
    accept: 'Godta invitasjonen',
    accepted: 'Godtatt',
  },
} as const;

for (const [locale, tag] of LOCALES) {
  test.describe(locale, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const words = WORDS[locale];

    test('an agent invites a tenant, who opens the mail’s link and is logged in', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const email = newEmail('leietaker');
      await open(page, onSite('nordbolig', baseURL, '/login'));
      await fillLogin(page, { email: AGENT.user, password: AGENT.password }, words);
      await expect(page).toHaveURL(/\/home$/);
      await choose(page, texts.title, words);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      const form = page.getByRole('main');
      await form.getByRole('button', { name: texts.send }).click();
      await expect(form.getByLabel(words.name)).toBeFocused();
      await form.getByLabel(words.name).fill('Tora Innbudt');
      await form.getByRole('textbox', { name: words.email }).fill(email);
      await form.getByRole('radio', { name: texts.tenant }).check();
      await form.getByRole('radio', { name: texts.mail }).check();
      await form.getByRole('button', { name: texts.send }).click();
      const row = page.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(texts.until);
      await expect(form.getByLabel(words.name)).toHaveValue('');
      expect(await axeFindings(page)).toEqual([]);

      const mail = (await mailTo(request, email)).replaceAll('&#61;', '=');
      const [path = ''] = /\/acceptInvitation\?id=[\w-]+#[\w-]+/.exec(mail) ?? [];
      const guest = await (await browser.newContext({ locale })).newPage();
      // A failed request says nothing about the invitation.
      await guest.route('**/api/auth/invitation', (route) => route.abort(), { times: 1 });
      await open(guest, onSite('nordbolig', baseURL, path));
      await guest.getByRole('button', { name: texts.again }).click();
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(texts.invited);
      await guest.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await guest.getByLabel(words.repeat).fill(PASSWORD);
      await guest.getByLabel(words.birthDate).fill('1994-08-09');
      await guest.getByRole('checkbox', { name: words.terms }).check();
      await guest.getByRole('checkbox', { name: words.privacy }).check();
      await guest.getByRole('button', { name: texts.accept }).click();
      await expect(guest).toHaveURL(onSite('nordbolig', baseURL, '/find-home'));
      // The URL changes before the page does, and the page closes the menu when it changes.
      await expect(guest.getByRole('heading', { name: texts.invited })).toHaveCount(0);
      await openMenu(guest, words);
      await expect(guest.getByRole('menuitem', { name: words.logOut })).toBeVisible();
      await guest.context().close();

      await page.reload();
      await expect(row).toContainText(texts.accepted);
    });
  });
}
