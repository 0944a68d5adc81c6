import { LOCALE, type Language } from '../../../platform/language.ts';
import type { LeasePreviewQuery } from './lease-preview.graphql.ts';
import classes from './preview.module.css';

interface ContractTextProps {
  contract: LeasePreviewQuery['getLeasePreview'];
  language: Language;
}

/** The text of a contract, set as on paper. */
export function ContractText({ contract, language }: ContractTextProps) {
  return (
    <article className={classes.paper} lang={LOCALE[language]} aria-label={contract.title}>
      <h2>{contract.title}</h2>
      {contract.sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {blocks.map(({ text, rows }, index) =>
            text === null ? (
              <dl key={index}>
                {rows.map(({ label, value }, row) => (
                  <div key={row}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p key={index}>{text}</p>
            ),
          )}
        </section>
      ))}
    </article>
  );
}
