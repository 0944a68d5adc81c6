// A door of its own: every card of a home goes through the other one, and few pages ask.
export { MessageButton } from '../components/ask-buttons.tsx';
