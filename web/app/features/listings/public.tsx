export { FavouriteHeart } from './components/favourite-heart.tsx';
export { useHeadline } from './components/headline.ts';
export { recall } from './recent.ts';
