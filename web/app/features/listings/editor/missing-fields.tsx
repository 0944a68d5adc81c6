import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { stepOf } from '@husvaer/domain/listings/draft';

import { fieldId, useEditor } from './editor-context.ts';
import classes from './preview.module.css';
import { useFieldName, useProblemText } from './use-field-texts.ts';

/** Everything that prevents publishing, each with a link to its field. */
export function MissingFields() {
  const { t } = useTranslation('editor');
  const { problems, pathOf, leave } = useEditor();
  const name = useFieldName();
  const words = useProblemText();
  if (problems.size === 0) return null;
  return (
    <section className={classes.missing} id="missing" tabIndex={-1} aria-labelledby="missing-title">
      <h2 id="missing-title">{t('preview.missing', { count: problems.size })}</h2>
      <ul>
        {[...problems.values()].map((problem) => (
          <li key={problem.path}>
            <Anchor
              component={Link}
              to={`${pathOf(stepOf(problem.path))}#${fieldId(problem.path)}`}
              onClick={() => leave(problem.path)}
            >
              {name(problem.path)}
            </Anchor>
            {`: ${words(problem)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
