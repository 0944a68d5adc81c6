import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { DESCRIPTION_MAX, TITLE_MAX } from '@husvaer/domain/listings/fields';
import { LISTING_LANGUAGES } from '@husvaer/domain/listings/enums';

import { useFormat } from '../../../platform/format.ts';
import { useEditor } from './editor-context.ts';
import { LongTextField, Section, SelectField, TextField } from './fields.tsx';
import { Photos } from './photos/photos.tsx';
import { StepHead } from './step-head.tsx';

/** The title, the description and the photos of the home. */
export default function DescriptionAndPhotosPage() {
  const { t } = useTranslation(['editor', 'listings']);
  const { draft } = useEditor();
  const { title, description } = draft.content;
  const count = useCount();
  return (
    <>
      <StepHead step="description-and-photos" />
      <Section title={t('editor:texts.title')}>
        <TextField
          name="title"
          placeholder={t('editor:texts.title_placeholder')}
          description={count(title, TITLE_MAX)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <LongTextField name="description" description={count(description, DESCRIPTION_MAX)} />
        <SelectField
          name="language"
          words={LISTING_LANGUAGES}
          text={(word) => t(`listings:words.language.${word}`)}
        />
      </Section>
      <Photos />
      <Section title={t('editor:texts.more')} text={t('editor:texts.more_text')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextField name="videoUrl" type="url" inputMode="url" placeholder="https://" />
          <TextField name="view360Url" type="url" inputMode="url" placeholder="https://" />
        </SimpleGrid>
      </Section>
    </>
  );
}

function useCount() {
  const { t } = useTranslation('editor');
  const format = useFormat();
  return (text: string | null, max: number) =>
    t('texts.count', {
      written: format.number((text ?? '').trim().length),
      max: format.number(max),
    });
}
