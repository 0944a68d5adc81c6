/** The same keys all the way down, with other words: what a translation must be to compile. */
export type Like<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Like<Texts[Key]>;
};
