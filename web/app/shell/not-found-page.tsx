import { data } from 'react-router';

import { ErrorNotice } from './error-page.tsx';

/** Every unknown address, and `/404` itself. */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return <ErrorNotice status={404} />;
}
