import type { LoaderFunctionArgs } from 'react-router';

import { publicSiteOnly } from '../../platform/public-site-only.ts';

export { default, handle } from './soon-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => publicSiteOnly(context);
