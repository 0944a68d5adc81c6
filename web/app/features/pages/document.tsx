import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { useFormat, useLanguage } from '../../platform/format.ts';
import type { Language } from '../../platform/language.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { TEXTS_CHANGED } from './company.ts';
import classes from './document.module.css';

/** A long text in one language. */
export interface DocumentText {
  title: string;
  /** For search engines: one sentence. */
  description: string;
  /** A summary above the sections. */
  lead: ReactNode;
  sections: readonly {
    /** The same in both languages, so that links to it work in both. */
    id: string;
    title: string;
    body: ReactNode;
  }[];
}

const WORDS = {
  en: { contents: 'On this page', changed: 'Last changed' },
  no: { contents: 'På denne siden', changed: 'Sist endret' },
} satisfies Record<Language, object>;

/** A long text with links to its sections. */
export function Document({ text, path }: { text: Record<Language, DocumentText>; path: string }) {
  const language = useLanguage();
  const format = useFormat();
  const words = WORDS[language];
  const { title, description, lead, sections } = text[language];
  return (
    <div className={classes.page}>
      <PageHead title={title} description={description} path={path} />
      <header className={classes.header}>
        <Title order={1}>{title}</Title>
        <div className={classes.lead}>{lead}</div>
        <p className={classes.changed}>
          {words.changed} <time dateTime={TEXTS_CHANGED}>{format.date(TEXTS_CHANGED)}</time>
        </p>
      </header>
      <nav className={classes.contents} aria-labelledby="contents">
        <h2 id="contents">{words.contents}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.body}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </div>
  );
}
