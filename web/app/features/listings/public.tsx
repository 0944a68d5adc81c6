export { recall } from './recent.ts';
