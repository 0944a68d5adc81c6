/** Whether the text is exactly one address: a comma or an angle bracket would make it several. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s\p{Cc},;:<>()"@]+@[^\s\p{Cc},;:<>()"@]+$/u.test(text);
