import { Modal } from '@mantine/core';

// In a file of its own, so that it is loaded separately.
export default Modal;
