import { Button, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconAdjustmentsHorizontal,
  IconChevronDown,
  IconLayoutGrid,
  IconLayoutList,
  IconList,
  IconMap2,
} from '@tabler/icons-react';
import { lazy, useEffect, useRef, useState } from 'react';
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

import { PAGE_SIZE, SORTS, type Sort } from '@husvaer/domain/search/limits';

import { apiContext } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { siteContext } from '../../platform/site.ts';
import { Optional } from '../../ui/optional.tsx';
import { RenderWhenNear } from '../../ui/render-when-near.tsx';
import { FilterChips } from './components/filter-chips.tsx';
import { HomeList } from './components/home-list.tsx';
import { Ignored } from './components/ignored.tsx';
import { NewHomes } from './components/new-homes.tsx';
import { NothingFound } from './components/nothing-found.tsx';
import { Pages } from './components/pages.tsx';
import { QuickFilters } from './components/quick-filters.tsx';
import classes from './find-home-page.module.css';
import { prefersCompact, hiddenHomes, saveCompact } from './list-preferences.ts';
import { SaveSearch } from './saved/save-search.tsx';
import { countFilters, NO_PLACE, writeSearch, type Search } from './search-params.ts';
import { useHeading } from './use-heading.ts';

// What is below, next to or over the list is loaded after the list.
const FilterDrawer = lazy(async () => ({
  default: (await import('./components/filter-drawer.tsx')).FilterDrawer,
}));
const MapPanel = lazy(async () => ({
  default: (await import('./components/map-panel.tsx')).MapPanel,
}));
const BelowList = lazy(async () => ({
  default: (await import('./components/below-list.tsx')).BelowList,
}));

export const handle = { namespaces: ['search', 'listings'] };

type LoaderArgs = LoaderFunctionArgs | ClientLoaderFunctionArgs;
type Loaded = Awaited<ReturnType<typeof load>>;

/** What only this browser knows. */
interface SavedSettings {
  hidden: readonly string[];
  cookies: string | null;
}

// The code that reads a URL is large; the server has read the first page's.
async function load({ request, context, params }: LoaderArgs, { hidden, cookies }: SavedSettings) {
  const { loadFindHome } = await import('./load-find-home.ts');
  const found = await loadFindHome({
    api: context.get(apiContext),
    site: context.get(siteContext),
    url: new URL(request.url),
    partnerId: params['partnerId'],
    hidden,
  });
  return { ...found, isCompact: prefersCompact(cookies) };
}

export const loader = (args: LoaderFunctionArgs) =>
  load(args, { hidden: [], cookies: args.request.headers.get('cookie') });
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  load(args, { hidden: hiddenHomes(), cookies: document.cookie });

/** Switching between list and map on a phone loads nothing; hiding a home does, at the same URL. */
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
  return (before !== after || currentUrl.href === nextUrl.href) && defaultShouldRevalidate;
}

export default function FindHomePage({ loaderData }: { loaderData: Loaded }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const navigate = useNavigate();
  const here = useLocation();
  const { pathname } = here;
  const [params] = useSearchParams();
  const { state, location: coming } = useNavigation();
  const searching = state === 'loading';
  const isWide = useMediaQuery('(min-width: 62em)', false);
  const [filtering, setFiltering] = useState<'never' | 'now' | 'before'>('never');
  const [isCompact, setCompact] = useState(loaderData.isCompact);
  const [highlighted, setHighlighted] = useState<string | null>(null);

  const { homes, total, queryData, start, places, partnerName, ignored, loosened } = loaderData;
  const search: Search = { ...loaderData.search, showsMap: params.get('view') === 'map' };
  const filtersSet = countFilters(search.filters);
  const addressOf = (change: Partial<Search>) => {
    const query = writeSearch({ ...search, page: 1, ...change }).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const go = (change: Partial<Search>, { preventScrollReset = false } = {}) =>
    void navigate(addressOf(change), { preventScrollReset });

  // A search that is loading continues in the other view.
  const turn = () => {
    const { search: query } = coming?.pathname === pathname ? coming : here;
    const turned = new URLSearchParams(query);
    if (search.showsMap) turned.delete('view');
    else turned.set('view', 'map');
    void navigate(`${pathname}?${turned.toString()}`);
  };

  // On a phone the list must be rendered before it can get the focus.
  const skipped = useRef(false);
  const toHeading = () => document.getElementById('found')?.focus();
  const skipMap = () => {
    skipped.current = search.showsMap;
    if (search.showsMap) go({ showsMap: false, page: search.page });
    else toHeading();
  };
  useEffect(() => {
    if (skipped.current && !search.showsMap) toHeading();
    skipped.current = false;
  }, [search.showsMap]);

  const { heading, rents, where } = useHeading({
    search,
    places,
    partnerName,
    queryData,
  });
  const [place] = places.length === 1 ? places : [];
  const canonical = `${pathname}${place ? `?cityPlaceId=${place.id}` : ''}`;

  return (
    <div className={classes.page} data-view={search.showsMap ? 'map' : 'list'}>
      <PageHead title={heading} description={t('page.description')} path={canonical} />
      <section className={classes.list} aria-labelledby="found" aria-busy={searching}>
        <div className={classes.tools}>
          <div>
            <Title order={1} className={classes.heading} id="found" tabIndex={-1}>
              {heading}
            </Title>
            <p className={classes.count} role="status">
              {searching ? (
                t('page.loading')
              ) : (
                <>
                  <strong>{t('page.found', { count: total, shown: format.number(total) })}</strong>{' '}
                  {where}
                </>
              )}
            </p>
          </div>
          <div className={classes.controls}>
            <SaveSearch queryData={queryData} name={heading} />
            <div className={classes.sort}>
              <select
                aria-label={t('sort.label')}
                value={search.sort}
                onChange={({ currentTarget }) => go({ sort: currentTarget.value as Sort })}
              >
                {SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`sort.${sort}`)}
                  </option>
                ))}
              </select>
              <IconChevronDown size={16} aria-hidden />
            </div>
            <button
              type="button"
              className={classes.compact}
              aria-label={t('compact')}
              title={t('compact')}
              aria-pressed={isCompact}
              onClick={() => {
                saveCompact(!isCompact);
                setCompact(!isCompact);
              }}
            >
              {isCompact ? (
                <IconLayoutGrid size={18} aria-hidden />
              ) : (
                <IconLayoutList size={18} aria-hidden />
              )}
            </button>
          </div>
        </div>
        <QuickFilters
          search={search}
          queryData={queryData}
          to={addressOf}
          onApply={(filters) => go({ filters }, { preventScrollReset: true })}
        >
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            rightSection={filtersSet > 0 && <span className={classes.marker}>{filtersSet}</span>}
            aria-haspopup="dialog"
            onClick={() => setFiltering('now')}
          >
            {t('filters.open')}
          </Button>
        </QuickFilters>
        <Ignored names={ignored} />
        <FilterChips search={search} places={places} to={addressOf} />
        <NewHomes queryData={queryData} search={search} to={addressOf} />
        {homes.length === 0 && <NothingFound search={search} loosened={loosened} to={addressOf} />}
        <HomeList
          homes={homes}
          searching={searching}
          compact={isCompact}
          sort={search.sort}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
        <Pages
          page={search.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          to={(page) => addressOf({ page })}
        />
        <RenderWhenNear className={classes.below}>
          <BelowList queryData={queryData} title={rents} />
        </RenderWhenNear>
      </section>
      <aside className={classes.map} aria-label={t('page.map')}>
        {(isWide || search.showsMap) && (
          <Optional>
            <MapPanel
              queryData={queryData}
              start={start}
              area={search.area}
              homes={homes}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              // The list keeps its scroll position, and the back button undoes the move.
              onSearchHere={(bounds) => go({ ...NO_PLACE, bounds }, { preventScrollReset: true })}
              onSkip={skipMap}
              onArea={(area) => go({ ...NO_PLACE, area })}
            />
          </Optional>
        )}
      </aside>
      <Button
        className={classes.turn}
        data-over-map
        radius="xl"
        size="md"
        leftSection={
          search.showsMap ? <IconList size={18} aria-hidden /> : <IconMap2 size={18} aria-hidden />
        }
        onClick={turn}
      >
        {search.showsMap ? t('page.show_list') : t('page.show_map')}
      </Button>
      {filtering !== 'never' && (
        <Optional>
          <FilterDrawer
            opened={filtering === 'now'}
            search={search}
            places={places}
            queryData={queryData}
            onClose={() => setFiltering('before')}
            onApply={({ filters, placeIds }) => {
              setFiltering('before');
              go({
                filters,
                ...(placeIds &&
                  (placeIds.length > 0 ? { ...NO_PLACE, placeIds } : { placeIds: undefined })),
              });
            }}
          />
        </Optional>
      )}
    </div>
  );
}
