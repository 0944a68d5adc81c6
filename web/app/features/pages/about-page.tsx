import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { useLanguage } from '../../platform/format.ts';
import { COMPANY } from './company.ts';
import { Story } from './story.tsx';
import { about } from './texts/about.ts';

export default function AboutPage() {
  const language = useLanguage();
  const text = about[language];
  return (
    <Story text={text} path="/about-us">
      <Button component={Link} to="/find-home" size="md">
        {text.to_search}
      </Button>
      <Button component="a" href={`mailto:${COMPANY.mail}`} size="md" variant="default">
        {text.write}
      </Button>
    </Story>
  );
}
