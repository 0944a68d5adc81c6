import { Modal } from '@mantine/core';

// Alone in its file, so that it can come by itself.
export default Modal;
