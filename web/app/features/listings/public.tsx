export { FavouriteHeart } from './components/favourite-heart.tsx';
export { recall } from './recent.ts';
