import { axeFindings, expect, open } from './fixtures.ts';
import {
  AGENT,
  fillLogin,
  logIn,
  logOut,
  mailTo,
  newEmail,
  PASSWORD,
  somebody,
  test,
} from './people.ts';

test.use({ serviceWorkers: 'allow' });

// Desktop only: the buttons are the same on a phone.
test(
  'a social network is offered when configured, and only answers to our own requests count',
  { tag: '@desktop' },
  async ({ page, pageErrors }) => {
    await page.route('**/api/auth/options', (route) =>
      route.fulfill({
        json: {
          facebook: { appId: '1234', dialogUrl: 'https://network.example/dialog/oauth' },
          identityProvider: null,
        },
      }),
    );
    let dialogUrl = new URL('https://nowhere.example');
    await page.route('https://network.example/**', (route) => {
      dialogUrl = new URL(route.request().url());
      return route.fulfill({ body: 'The dialog' });
    });
    await open(page, '/login?returnTo=/profile');
    await page.getByRole('button', { name: 'Log in with Facebook' }).click();
    await expect(page).toHaveURL(/network\.example/);
    const { state, ...query } = Object.fromEntries(dialogUrl.searchParams);
    expect(query).toEqual({
      client_id: '1234',
      redirect_uri: `${new URL('/login', test.info().project.use.baseURL).href}`,
      response_type: 'code',
      scope: 'email,public_profile',
    });

    const sent: unknown[] = [];
    await page.route('**/api/auth', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 401, json: { error: 'Facebook authentication failed' } });
    });
    await open(page, '/login?code=stolen&state=somebody-elses');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Facebook authentication failed.');
    expect(sent).toEqual([]);

    await page.getByRole('button', { name: 'Log in with Facebook' }).click();
    await expect.poll(() => dialogUrl.searchParams.get('state')).not.toBe(state);
    await open(page, `/login?code=ours&state=${dialogUrl.searchParams.get('state')}`);
    await expect(alert).toHaveText('Facebook authentication failed.');
    expect(sent).toEqual([
      { provider: 'facebook', code: 'ours', redirectUri: query['redirect_uri'] },
    ]);
    // The code is removed from the URL, so that it can't be sent again.
    await expect(page).toHaveURL(/\/login$/);

    await page.route('**/api/auth', (route) =>
      route.fulfill({ status: 503, json: { error: 'Internal server error' } }),
    );
    const before = dialogUrl.searchParams.get('state');
    await page.getByRole('button', { name: 'Log in with Facebook' }).click();
    await expect.poll(() => dialogUrl.searchParams.get('state')).not.toBe(before);
    await open(page, `/login?code=ours&state=${dialogUrl.searchParams.get('state')}`);
    await expect(alert).toHaveText(/^Internal server error\./);
    pageErrors.length = 0;
  },
);

// Desktop only: the form is the same on a phone.
test(
  'an invitation says who invites, creates an account, and works once',
  { tag: '@desktop' },
  async ({ page, request, pageErrors }) => {
    const email = newEmail('invitert');
    const agent = await request.post('/api/auth', { data: AGENT });
    expect(agent.status()).toBe(200);
    const { tokens } = (await agent.json()) as { tokens: { accessToken: string } };
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const callApi = async (query: string, variables: object) => {
      const answer = await request.post('/api/graphql', { headers, data: { query, variables } });
      expect(answer.status()).toBe(200);
      return ((await answer.json()) as { data: any }).data;
    };
    const { partnersSubDomain } = await callApi(
      `{ partnersSubDomain(queryData: { subDomain: "nordbolig", partnerSiteType: public }) { partnerId } }`,
      {},
    );
    await callApi(
      `mutation ($data: InvitationInputData!) { addInvitation(inputData: $data) { _id } }`,
      {
        data: {
          partnerId: partnersSubDomain.partnerId,
          email,
          name: 'Ingunn Invitert',
          registerAs: 'landlord',
          language: 'en',
        },
      },
    );
    const [, path = ''] =
      /(\/acceptInvitation\?id=[\w-]+#[\w-]+)/.exec(
        (await mailTo(request, email)).replaceAll('&#61;', '='),
      ) ?? [];
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordbolig has invited you');
    await expect(page).toHaveURL(/\/acceptInvitation\?id=[\w-]+$/);
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByLabel('Full name')).toHaveValue('Ingunn Invitert');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat the password').fill(PASSWORD);
    await page.getByLabel('Birth date').fill('1971-02-03');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('checkbox', { name: /privacy/ }).check();
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/find-home');
    const id = await page.evaluate(() =>
      Object.keys(localStorage).find((key) => /^roles:/.test(key)),
    );
    expect(id).toBeDefined();
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid token');
    pageErrors.length = 0;
  },
);

// Desktop only: the test identity can be bound to one account at a time.
test(
  'BankID is bound to the account that logs in, and logs in from then on',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const person = await somebody(request, 'bankid');
    const logInAs = async (name: string) => {
      const answer = await open(page, '/login?returnTo=/profile');
      // The link is in the server's HTML, before the fields.
      expect(await answer!.text()).toMatch(/Log in with BankID[^]*type="email"/);
      await page.getByRole('link', { name: 'Log in with BankID' }).click();
      await page.getByRole('link', { name }).click();
    };
    // So that the next run meets an identity without an account again.
    const deleteAccount = async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText('Your account is deleted.')).toBeVisible();
    };
    await logInAs('Cancel');
    await expect(page.getByRole('alert')).toContainText('We could not confirm who you are');

    await logInAs('Nora Fremmed');
    await expect(page.getByText('no account has this identity yet')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await fillLogin(page, person);
    await expect(page.getByText('From now on you can log in this way as well.')).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);

    await logOut(page);
    await logInAs('Nora Fremmed');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

    await deleteAccount();

    // A user who was sent to the profile to connect it returns to where they came from.
    const visitor = await somebody(request, 'led');
    await logIn(page, visitor, { to: '/profile?returnTo=/favourites' });
    await page.getByRole('link', { name: 'Connect BankID' }).click();
    await page.getByRole('link', { name: 'Nora Fremmed' }).click();
    await expect(page.getByText('From now on you can log in this way as well.')).toBeVisible();
    await expect(page).toHaveURL(/\/favourites$/);
    await logOut(page);
    await logInAs('Nora Fremmed');
    await deleteAccount();
  },
);
