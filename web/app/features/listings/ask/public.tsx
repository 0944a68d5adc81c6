// A door of its own: every card of a home goes through the other one, and few pages ask, or show where it is.
export { MessageButton } from '../components/ask-buttons.tsx';
export { ListingMap } from '../components/listing-map.tsx';
