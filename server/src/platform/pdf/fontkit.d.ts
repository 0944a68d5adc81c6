// The font reader of pdfkit. pdfkit accepts an opened font as well, which its types lack.
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
