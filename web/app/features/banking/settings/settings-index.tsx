import { redirect } from 'react-router';

/** The settings begin with their first part. */
export const loader = () => redirect('/money/settings/account');
export const clientLoader = loader;

export default function SettingsIndex() {
  return null;
}
