/** One address and nothing else: a comma or an angle would make it several. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s\p{Cc},;:<>()"@]+@[^\s\p{Cc},;:<>()"@]+$/u.test(text);
