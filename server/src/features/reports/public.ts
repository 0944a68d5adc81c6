export { countOpen } from './store.ts';
