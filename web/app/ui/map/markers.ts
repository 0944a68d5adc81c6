import type { Bounds } from '@husvaer/domain/kernel/geo';
import { type Map as MapLibreMap, Marker } from 'maplibre-gl';

import classes from './home-map.module.css';

export interface MapPoint {
  key: string;
  lat: number;
  lng: number;
  count: number;
  /** Kroner, the lowest in a cluster; null if the pin marks only a place. */
  rent: number | null;
  /** Set when `count` is 1. */
  listingId?: string;
  /** The bounds of a cluster's homes. */
  bounds?: Bounds;
  /** The user has saved this home, or has viewed it. */
  mark?: 'kept' | 'seen' | undefined;
}

interface PinTexts {
  /** '12 500 kr' */
  formatRent: (kroner: number) => string;
  /** 'from 13k' */
  shortRent: (kroner: number) => string;
  place: string;
  home: (rent: string, mark: MapPoint['mark']) => string;
  cluster: (count: number, rent: string) => string;
}

interface PinEvents {
  onHighlight: (listingId: string | null) => void;
  onOpen: (point: MapPoint, originalEvent: Event) => void;
}

interface Pin {
  point: MapPoint;
  marker: Marker;
  button: HTMLButtonElement;
  face: HTMLSpanElement;
}

export interface Pins {
  /** Draws exactly these points, in this tab order; pins with an existing key are kept. */
  show(points: readonly MapPoint[], texts: PinTexts): void;
  /** Marks the pin of the home that is highlighted elsewhere, and the pin of the chosen home. */
  mark(marked: { highlighted: string | null; current: string | null }): void;
  focus(key: string | null): void;
  remove(): void;
}

/** Pixels a pointer may slip between press and release and still mean a click. */
const CLICK_SLIP = 5;

/** Pins as real buttons above the map: they take focus and have names. */
export function createPins(map: MapLibreMap, events: PinEvents): Pins {
  const pins = new Map<string, Pin>();

  function add(point: MapPoint): Pin {
    const face = document.createElement('span');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = classes.pin!;
    button.append(face);
    const marker = new Marker({ element: button }).setLngLat(point).addTo(map);
    const pin: Pin = { point, marker, button, face };
    listen(pin);
    pins.set(point.key, pin);
    return pin;
  }

  function listen(pin: Pin) {
    const { button } = pin;
    const highlight = (on: boolean) => {
      if (pin.point.listingId) events.onHighlight(on ? pin.point.listingId : null);
    };
    let pressed = { x: 0, y: 0 };
    button.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { x, y }));
    button.addEventListener('click', (event) => {
      // A pin moves along with a map that is dragged by it, so that a drag ends as a click.
      const slip = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      const byKeyboard = event.detail === 0;
      if (byKeyboard || slip <= CLICK_SLIP) events.onOpen(pin.point, event);
    });
    // The second click of a double click would zoom the map as well.
    button.addEventListener('dblclick', (event) => event.stopPropagation());
    button.addEventListener('pointerenter', () => highlight(true));
    button.addEventListener('pointerleave', () => highlight(false));
    button.addEventListener('blur', () => highlight(false));
    button.addEventListener('focus', () => {
      highlight(true);
      if (!map.getBounds().contains(pin.point)) map.panTo(pin.point);
    });
  }

  function draw(pin: Pin, point: MapPoint, texts: PinTexts) {
    const { marker, button, face } = pin;
    if (pin.point.lat !== point.lat || pin.point.lng !== point.lng) marker.setLngLat(point);
    pin.point = point;
    const { name, looks, price, count } = faceOf(point, texts);
    button.setAttribute('aria-label', name);
    face.className = classes[looks]!;
    // Short forms of the button's name; the style sheet draws them.
    [face.dataset.price, face.dataset.count] = [price, count];
    if (point.mark) face.dataset.mark = point.mark;
    else delete face.dataset.mark;
  }

  return {
    show(points, texts) {
      const focused = [...pins.values()].find(({ button }) => button === document.activeElement);
      const wanted = new Set(points.map(({ key }) => key));
      for (const [key, { marker }] of pins) {
        if (wanted.has(key)) continue;
        marker.remove();
        pins.delete(key);
      }

      let before: Element = map.getCanvas();
      for (const point of points) {
        const pin = pins.get(point.key) ?? add(point);
        draw(pin, point, texts);
        if (before.nextElementSibling !== pin.button) before.after(pin.button);
        before = pin.button;
      }

      // If the focused pin was removed or moved in the order, the focus stays on the map.
      if (focused && document.activeElement !== focused.button) {
        const rest = focused.button.isConnected ? focused.button : map.getCanvas();
        rest.focus({ preventScroll: true });
      }
    },
    mark({ highlighted, current }) {
      for (const [key, { button }] of pins) {
        button.toggleAttribute('data-highlighted', key === highlighted);
        if (key === current) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      }
    },
    focus(key) {
      const pin = key === null ? undefined : pins.get(key);
      (pin?.button ?? map.getCanvas()).focus({ preventScroll: true });
    },
    remove() {
      for (const { marker } of pins.values()) marker.remove();
      pins.clear();
    },
  };
}

function faceOf({ rent, count, mark }: MapPoint, texts: PinTexts) {
  if (rent === null) return { name: texts.place, looks: 'place', price: '', count: '' };
  const amount = texts.formatRent(rent);
  return count === 1
    ? { name: texts.home(amount, mark), looks: 'home', price: amountOf(amount), count: '' }
    : {
        name: texts.cluster(count, amount),
        looks: 'cluster',
        price: texts.shortRent(rent),
        count: String(count),
      };
}

/** '12 500' of '12 500 kr': the unit is the same on every pin and only takes room. */
const amountOf = (rent: string) => /\d(?:[\d\s.,]*\d)?/.exec(rent)?.[0] ?? rent;
