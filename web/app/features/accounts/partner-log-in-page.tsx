import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';

import { partnerSiteOnly } from '../../platform/public-site-only.ts';

export { default, handle } from './log-in-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => partnerSiteOnly(context);
export const clientLoader = ({ context }: ClientLoaderFunctionArgs) => partnerSiteOnly(context);
