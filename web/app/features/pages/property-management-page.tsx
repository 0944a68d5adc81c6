import { Button } from '@mantine/core';
import { Link, type LoaderFunctionArgs } from 'react-router';

import { useLanguage } from '../../platform/format.ts';
import { publicSiteOnly } from '../../platform/public-site-only.ts';
import { useSite } from '../../platform/site.ts';
import { COMPANY } from './company.ts';
import { LandingPage } from './landing-page.tsx';
import { propertyManagement } from './texts/property-management.ts';

export const loader = ({ context }: LoaderFunctionArgs) => publicSiteOnly(context);

export default function PropertyManagementPage() {
  const text = propertyManagement[useLanguage()];
  const { propertyManagementUrl } = useSite();
  return (
    <LandingPage text={text} path="/property-management">
      {propertyManagementUrl ? (
        <Button component="a" href={propertyManagementUrl} size="md">
          {text.open}
        </Button>
      ) : (
        <Button component={Link} to="/property-management/partner-api" size="md">
          {text.connect}
        </Button>
      )}
      <Button component="a" href={`mailto:${COMPANY.mail}`} size="md" variant="default">
        {text.write}
      </Button>
      <Button component={Link} to="/list-your-place" size="md" variant="default">
        {text.one_home}
      </Button>
    </LandingPage>
  );
}
