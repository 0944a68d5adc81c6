export { SearchBox } from './components/search-box.tsx';
