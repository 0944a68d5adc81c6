import { redirect } from 'react-router';

const toFirst = () => redirect('/money/settings/account');

/** The settings begin with their first part. */
export function loader() {
  return toFirst();
}

export function clientLoader() {
  return toFirst();
}

export default function SettingsIndex() {
  return null;
}
