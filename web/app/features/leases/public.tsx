export { PAGE, readPage, withPage } from './pages.ts';
