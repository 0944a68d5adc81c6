import { Anchor, Button, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { asPageError, send } from '../../platform/api.ts';
import { useLanguage } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { publicSiteOnly } from '../../platform/public-site-only.ts';
import { COMPANY } from './company.ts';
import classes from './partner-api.module.css';
import { callsIn, type Call, type OpenApi } from './read-open-api.ts';
import { partnerApi } from './texts/partner-api.ts';
import { partnerGuide } from './texts/partner-guide.ts';

/** The OpenAPI description: this page shows the same one for people. */
const OPEN_API = '/partner/v1/openapi.json';

export const loader = ({ context }: LoaderFunctionArgs) => publicSiteOnly(context);

export async function clientLoader({ context }: ClientLoaderFunctionArgs): Promise<OpenApi> {
  publicSiteOnly(context);
  try {
    return await send<OpenApi>(OPEN_API, { method: 'GET', repeatable: true });
  } catch (error) {
    throw asPageError(error);
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const text = partnerApi[useLanguage()];
  return (
    <div className={classes.page}>
      <Head />
      <Guide />
      <Stack mt="xl" role="status" aria-label={text.loading}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={56} />
        ))}
      </Stack>
    </div>
  );
}

/** How a property-management system works with Husvær: each call, its input and its answers. */
export default function PartnerApiPage({ loaderData: document }: { loaderData: OpenApi }) {
  const text = partnerApi[useLanguage()];
  return (
    <div className={classes.page}>
      <Head />
      <Guide />
      <h2 id="calls">{text.contents}</h2>
      <nav className={classes.contents} aria-labelledby="calls">
        {document.tags.map(({ name }) => (
          <Anchor key={name} href={`#${anchorOf(name)}`} lang="en">
            {name}
          </Anchor>
        ))}
      </nav>
      {document.tags.map(({ name, description }) => (
        <section key={name} aria-labelledby={anchorOf(name)}>
          <h2 id={anchorOf(name)} lang="en">
            {name}
          </h2>
          <p lang="en">{withCode(description)}</p>
          {callsIn(document, name).map((call) => (
            <CallDetails key={`${call.method} ${call.path}`} call={call} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** How to begin. It needs no description of the calls, and is there at once. */
function Guide() {
  const language = useLanguage();
  const { key } = partnerApi[language];
  return (
    <>
      <section aria-labelledby="key">
        <h2 id="key">{key.title}</h2>
        <p>{key.text}</p>
        <pre className={classes.key}>Authorization: Bearer hvp_…</pre>
      </section>
      {partnerGuide[language].map(({ id, title, texts }) => (
        <section key={id} aria-labelledby={`guide-${id}`}>
          <h2 id={`guide-${id}`}>{title}</h2>
          {texts.map((one) => (
            <p key={one}>{withCode(one)}</p>
          ))}
        </section>
      ))}
    </>
  );
}

const anchorOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

/** Descriptions are CommonMark, but ours only use code spans. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

function Head() {
  const text = partnerApi[useLanguage()];
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        path="/property-management/partner-api"
      />
      <Title order={1}>{text.title}</Title>
      <p className={classes.lead}>{text.lead}</p>
      <div className={classes.actions}>
        <Button component="a" href={`mailto:${COMPANY.mail}`}>
          {text.contact}
        </Button>
        <Anchor href={OPEN_API}>{text.program}</Anchor>
      </div>
    </>
  );
}

function CallDetails({ call: { method, path, summary, scope, fields, answers } }: { call: Call }) {
  const text = partnerApi[useLanguage()];
  return (
    <details className={classes.call}>
      <summary lang="en">
        <code className={classes.method}>{method}</code>
        <code className={classes.path}>{path}</code>
        <span>{withCode(summary)}</span>
      </summary>
      <div className={classes.inside}>
        <p lang="en">{withCode(scope)}</p>
        {fields.length > 0 && (
          <>
            <h3>{text.accepts}</h3>
            <dl lang="en">
              {fields.map(({ name, type, isRequired, meaning }) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code> <span>{type}</span>
                  </dt>
                  <dd>
                    {isRequired && <em>{text.required}</em>} {withCode(meaning)}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <h3>{text.answers}</h3>
        <dl lang="en">
          {answers.map(([status, meaning]) => (
            <div key={status}>
              <dt>
                <code>{status}</code>
              </dt>
              <dd>{withCode(meaning)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
