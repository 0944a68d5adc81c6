import { ActionIcon, Group, Input } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconMapPinFilled,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NORWAY, type Position } from '@husvaer/domain/kernel/geo';

import { useSite } from '../../../platform/site.ts';
import { LazyMap } from '../../../ui/map/lazy-map.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { fieldId, useField, useProblem } from './editor-context.ts';
import classes from './editor.module.css';
import { useProblemText } from './use-field-texts.ts';

/** Shows single houses; the bundled map has none and shows the town. */
const ZOOM = { tiles: 16, outline: 10 };
/** Metres that an arrow key moves the pin, and the same in degrees of latitude. */
const STEP = 20;
const DEGREES = STEP / 111_320;

const ARROWS = [
  { way: 'north', Icon: IconArrowUp, lat: 1, lng: 0 },
  { way: 'south', Icon: IconArrowDown, lat: -1, lng: 0 },
  { way: 'west', Icon: IconArrowLeft, lat: 0, lng: -1 },
  { way: 'east', Icon: IconArrowRight, lat: 0, lng: 1 },
] as const;

/** The pin stays in the centre; the map is moved under it, by pointer, by arrow keys or by the buttons. */
export function PinMap() {
  const { t } = useTranslation(['editor', 'listings']);
  const words = useProblemText();
  const { value: position, set } = useField('position');
  const problem = useProblem('position');
  const { baseMap } = useSite();
  const [zoom, setZoom] = useState<number>(baseMap ? ZOOM.tiles : ZOOM.outline);

  const nudge = (lat: number, lng: number) => {
    if (!position) return;
    const east = DEGREES / Math.cos((position.lat * Math.PI) / 180);
    set(rounded({ lat: position.lat + lat * DEGREES, lng: position.lng + lng * east }));
  };

  return (
    <Input.Wrapper
      label={t('listings:fields.position')}
      labelElement="div"
      description={t('editor:details.pin_help')}
      error={problem && words(problem)}
      size="md"
    >
      <div
        id={fieldId('position')}
        tabIndex={-1}
        role="group"
        aria-label={t('listings:fields.position')}
        className={classes.map}
      >
        <RenderWhenNear className={classes.drawn}>
          <LazyMap
            view={position ? { centre: position, zoom } : { bounds: NORWAY }}
            points={NO_POINTS}
            highlightedKey={null}
            onHighlight={ignore}
            onSelect={ignore}
            onMoved={({ bounds, zoom: now }) => {
              setZoom(now);
              set(
                rounded({
                  lat: (bounds.north + bounds.south) / 2,
                  lng: (bounds.east + bounds.west) / 2,
                }),
              );
            }}
          />
        </RenderWhenNear>
        {position && <IconMapPinFilled size={44} className={classes.pin} aria-hidden />}
      </div>
      <Group gap="xs" mt="xs" role="group" aria-label={t('editor:details.nudge')}>
        {ARROWS.map(({ way, Icon, lat, lng }) => (
          <ActionIcon
            key={way}
            variant="default"
            size="xl"
            aria-label={t(`editor:details.nudge_${way}`)}
            disabled={!position}
            onClick={() => nudge(lat, lng)}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        ))}
        <span className={classes.where} role="status">
          {position
            ? t('editor:details.pin_at', {
                latitude: position.lat.toFixed(5),
                longitude: position.lng.toFixed(5),
              })
            : t('editor:details.no_pin')}
        </span>
      </Group>
    </Input.Wrapper>
  );
}

/** Five decimals are a metre. */
const rounded = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
});

const NO_POINTS: never[] = [];
const ignore = () => undefined;
