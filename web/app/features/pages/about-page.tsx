import { Button } from '@mantine/core';
import { Link, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';

import { useLanguage } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import {
  loadPresentation,
  Presentation,
  type Presented,
} from '../partners/presentation/public.tsx';
import { COMPANY } from './company.ts';
import { LandingPage } from './landing-page.tsx';
import { about } from './texts/about.ts';

export const handle = { namespaces: ['partners'] };

export const loader = (args: LoaderFunctionArgs) => loadPresentation(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPresentation(args);

/** An agency's presentation on its own site, if it has one; else Husvær's. */
export default function AboutPage({ loaderData: presentation }: { loaderData: Presented | null }) {
  const { partner } = useSite();
  return presentation ? (
    <Presentation name={partner?.name ?? ''} presentation={presentation} />
  ) : (
    <AboutUs />
  );
}

function AboutUs() {
  const language = useLanguage();
  const text = about[language];
  return (
    <LandingPage text={text} path="/about-us">
      <Button component={Link} to="/find-home" size="md">
        {text.to_search}
      </Button>
      <Button component="a" href={`mailto:${COMPANY.mail}`} size="md" variant="default">
        {text.write}
      </Button>
    </LandingPage>
  );
}
