export { FavouriteHeart } from './components/favourite-heart.tsx';
export { useHeadline } from './components/headline.ts';
export { useFavourites } from './favourites.ts';
export { readRecent } from './recent.ts';
