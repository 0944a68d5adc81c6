import { ActionIcon } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './pdf-pages.module.css';

GlobalWorkerOptions.workerSrc = workerSrc;

/** The size of a page in points before the first page is known: A4. */
const A4 = { width: 595, height: 842 };
/** Pixels drawn per CSS pixel, at most: more would exceed the memory of phones. */
const SHARPEST = 2;

export interface PdfPagesProps {
  bytes: ArrayBuffer;
  onFailed: () => void;
}

/** The pages of a PDF, each drawn when it comes into view, with selectable text for screen readers. */
export default function PdfPages({ bytes, onFailed }: PdfPagesProps) {
  const { t } = useTranslation('signing');
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    // The worker takes ownership of the bytes, so it gets a copy.
    const task = getDocument({ data: bytes.slice(0), useWasm: false });
    task.promise.then(setPdf, () => {
      if (!task.destroyed) fail();
    });
    return () => void task.destroy();
  }, [bytes]);
  const [zoom, setZoom] = useState<Zoom>(1);
  const count = pdf?.numPages ?? 1;
  return (
    <>
      <ZoomButtons zoom={zoom} onZoom={setZoom} />
      {/* A region wider than the window must be scrollable by keyboard. */}
      <div
        className={classes.window}
        role="region"
        aria-label={t('document.pages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-busy={pdf === null}
      >
        <div className={classes.pages} style={{ width: `${zoom * 100}%` }}>
          {Array.from({ length: count }, (_, index) => (
            <PdfPage key={index} pdf={pdf} number={index + 1} count={count} />
          ))}
        </div>
      </div>
    </>
  );
}

/** In a narrow window the letters are too small to read without zoom. */
const ZOOMS = [1, 1.5, 2, 3] as const;
type Zoom = (typeof ZOOMS)[number];

function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const { t } = useTranslation('signing');
  const at = ZOOMS.indexOf(zoom);
  return (
    <div className={classes.zoom} role="group" aria-label={t('document.size')}>
      {(
        [
          [at - 1, IconZoomOut, t('document.smaller')],
          [at + 1, IconZoomIn, t('document.larger')],
        ] as const
      ).map(([to, Icon, label]) => {
        const next = ZOOMS[to];
        return (
          <ActionIcon
            key={label}
            variant="default"
            size="input-sm"
            aria-label={label}
            disabled={next === undefined}
            onClick={() => next && onZoom(next)}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        );
      })}
    </div>
  );
}

interface PdfPageProps {
  pdf: PDFDocumentProxy | null;
  /** 1 is the first. */
  number: number;
  count: number;
}

function PdfPage({ pdf, number, count }: PdfPageProps) {
  const { t } = useTranslation('signing');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const { isSeen, width } = useSight(frame);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!pdf || !isSeen) return;
    let isOver = false;
    // The document may have been closed meanwhile.
    pdf.getPage(number).then(
      (found) => isOver || setPage(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [pdf, number, isSeen]);
  useEffect(() => {
    if (page && width > 0 && canvas.current && words.current)
      return draw(page, { width, canvas: canvas.current, words: words.current });
  }, [page, width]);
  const paper = page?.getViewport({ scale: 1 }) ?? A4;
  return (
    <section
      ref={frame}
      className={classes.page}
      style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
      aria-label={t('document.page', { number, count })}
    >
      <canvas ref={canvas} aria-hidden />
      <div ref={words} className={classes.words} />
    </section>
  );
}

/** Draws a page at its displayed width. Returns a function that cancels it. */
function draw(
  page: PDFPageProxy,
  place: { width: number; canvas: HTMLCanvasElement; words: HTMLDivElement },
): () => void {
  const { width, canvas, words } = place;
  const scale = width / page.getViewport({ scale: 1 }).width;
  const sharpness = Math.min(devicePixelRatio, SHARPEST);
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: page.getViewport({ scale }),
  });
  // Cancelling rejects these promises.
  drawing.promise.catch(() => undefined);
  layer.render().catch(() => undefined);
  return () => {
    drawing.cancel();
    layer.cancel();
  };
}

/** Whether an element has come near the window, and its width. */
function useSight(frame: React.RefObject<HTMLElement | null>) {
  const [isSeen, setIsSeen] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsSeen(true);
      },
      { rootMargin: '50% 0px' },
    );
    const size = new ResizeObserver(() => setWidth(node.clientWidth));
    sight.observe(node);
    size.observe(node);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [frame]);
  return { isSeen, width };
}
