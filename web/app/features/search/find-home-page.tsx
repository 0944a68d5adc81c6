import { Button, NativeSelect, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconList, IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import { PAGE_SIZE, SORTS, type Sort } from '@husvaer/domain/search/query';

import { apiContext } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { siteContext, useSite } from '../../platform/site.ts';
import { FilterDrawer } from './components/filter-drawer.tsx';
import { ListingCard } from './components/listing-card.tsx';
import { MapPanel } from './components/map-panel.tsx';
import { Pages } from './components/pages.tsx';
import classes from './find-home-page.module.css';
import { loadFindHome } from './load-find-home.ts';
import { countFilters, writeSearch, type Search } from './search-params.ts';

export const handle = { namespaces: ['search', 'listings'] };

const load = ({ request, context, params }: LoaderFunctionArgs | ClientLoaderFunctionArgs) =>
  loadFindHome({
    api: context.get(apiContext),
    site: context.get(siteContext),
    url: new URL(request.url),
    partnerId: params['partnerId'],
  });

export const loader = (args: LoaderFunctionArgs) => load(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => load(args);

/** Turning between list and map on a phone finds nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map((url) => {
    const params = new URLSearchParams(url.search);
    params.delete('view');
    return `${url.pathname}?${params.toString()}`;
  });
  return before !== after && defaultShouldRevalidate;
}

export default function FindHomePage({
  loaderData,
}: {
  loaderData: Awaited<ReturnType<typeof load>>;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { today } = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const searching = useNavigation().state === 'loading';
  const isWide = useMediaQuery('(min-width: 62em)', false);
  const [filtering, setFiltering] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);

  const { homes, total, queryData, start, placeName, partnerName } = loaderData;
  const search: Search = { ...loaderData.search, showsMap: params.get('view') === 'map' };
  const filtersSet = countFilters(search.filters);
  const addressOf = (change: Partial<Search>) => {
    const query = writeSearch({ ...search, page: 1, ...change }).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const go = (change: Partial<Search>, replace = false) =>
    void navigate(addressOf(change), { replace, preventScrollReset: replace });

  const heading = placeName
    ? t('page.title_in', { place: placeName })
    : partnerName
      ? t('page.title_by', { partner: partnerName })
      : t('page.title');
  const canonical = `${pathname}${search.cityPlaceId ? `?cityPlaceId=${search.cityPlaceId}` : ''}`;

  return (
    <div className={classes.page} data-view={search.showsMap ? 'map' : 'list'}>
      <PageHead title={heading} description={t('page.description')} path={canonical} />
      <section className={classes.list} aria-labelledby="found" aria-busy={searching}>
        <div className={classes.tools}>
          <div>
            <Title order={1} className={classes.heading} id="found">
              {heading}
            </Title>
            <p className={classes.count} role="status">
              {searching ? (
                t('page.loading')
              ) : (
                <>
                  <strong>{t('page.found', { count: total, shown: format.number(total) })}</strong>{' '}
                  {placeName
                    ? t('page.in_place', { place: placeName })
                    : queryData.bounds && t('page.in_area')}
                </>
              )}
            </p>
          </div>
          <div className={classes.controls}>
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              rightSection={filtersSet > 0 && <span className={classes.marker}>{filtersSet}</span>}
              aria-haspopup="dialog"
              onClick={() => setFiltering(true)}
            >
              {t('filters.open')}
            </Button>
            <NativeSelect
              aria-label={t('sort.label')}
              value={search.sort}
              onChange={({ currentTarget }) => go({ sort: currentTarget.value as Sort })}
              data={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            />
          </div>
        </div>
        {homes.length > 0 ? (
          <ul className={classes.homes} data-searching={searching || undefined}>
            {homes.map((home, index) => (
              <li key={home._id}>
                <ListingCard
                  home={home}
                  today={today}
                  highlighted={highlighted === home._id}
                  onHighlight={setHighlighted}
                  eager={index < 2}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFound filtersSet={filtersSet} onReset={() => go({ filters: {} })} />
        )}
        <Pages
          page={search.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          to={(page) => addressOf({ page })}
        />
      </section>
      <aside className={classes.map} aria-label={t('page.map')}>
        {(isWide || search.showsMap) && (
          <MapPanel
            queryData={queryData}
            bounds={search.bounds}
            start={start}
            highlighted={homes.find(({ _id }) => _id === highlighted)}
            onHighlight={setHighlighted}
            onSearchHere={(bounds) => go({ bounds, cityPlaceId: undefined }, true)}
          />
        )}
      </aside>
      <Button
        className={classes.turn}
        radius="xl"
        size="md"
        leftSection={
          search.showsMap ? <IconList size={18} aria-hidden /> : <IconMap2 size={18} aria-hidden />
        }
        onClick={() => go({ showsMap: !search.showsMap, page: search.page })}
      >
        {search.showsMap ? t('page.show_list') : t('page.show_map')}
      </Button>
      <FilterDrawer
        opened={filtering}
        filters={search.filters}
        today={today}
        onClose={() => setFiltering(false)}
        onApply={(filters) => {
          setFiltering(false);
          go({ filters });
        }}
      />
    </div>
  );
}

function NothingFound({ filtersSet, onReset }: { filtersSet: number; onReset: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.empty}>
      <h2>{t('empty.title')}</h2>
      <p className="quiet">{t('empty.text')}</p>
      {filtersSet > 0 && (
        <Button variant="light" onClick={onReset}>
          {t('empty.reset')}
        </Button>
      )}
    </div>
  );
}
