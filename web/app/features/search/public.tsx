export { PlaceSearch } from './components/place-search.tsx';
