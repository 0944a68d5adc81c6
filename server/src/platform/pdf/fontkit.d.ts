// What pdfkit reads fonts with. It takes one that is open as well, which its types have not heard of.
declare module 'fontkit' {
  /** Glyphs in the order they are drawn, each with its position. */
  interface GlyphRun {
    glyphs: unknown[];
    positions: unknown[];
  }
  export type Font = PDFKit.Mixins.PDFFontSource & {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
    ): GlyphRun;
    getGlyph(id: number, codePoints?: readonly number[]): { codePoints: readonly number[] };
  };
  export function openSync(path: string): Font;
}
