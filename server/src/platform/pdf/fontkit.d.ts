// The font reader of pdfkit. pdfkit accepts an opened font as well, which its types lack.
declare module 'fontkit' {
  interface Glyph {
    codePoints: readonly number[];
  }
  /** Glyphs in the order they are drawn, each with its position. */
  export interface GlyphRun {
    glyphs: Glyph[];
    positions: object[];
  }
  export type Font = PDFKit.Mixins.PDFFontSource & {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
    ): GlyphRun;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  };
  export function openSync(path: string): Font;
}
