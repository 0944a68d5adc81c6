// What pdfkit reads fonts with; it takes one that is open as well, which its types have not heard of.
declare module 'fontkit' {
  export function openSync(path: string): PDFKit.Mixins.PDFFontSource;
}
