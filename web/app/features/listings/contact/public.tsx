// A separate public module: every card of a home imports the other one, and few pages have these.
export { MessageButton } from '../components/contact-buttons.tsx';
export { ListingMap } from '../components/listing-map.tsx';
