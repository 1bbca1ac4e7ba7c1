import { placedSigns, type PlacedSign } from '#src/ui/map/placed.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Minus, Plus, Truck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { Transport } from '#src/contract/transports/transport.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useGermanPlaces } from '#src/entities/places/use-german-places.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { nearest, type Direction } from '#src/ui/map/nearest.ts'
import { project } from '#src/ui/map/projection.ts'
import { useMapView } from '#src/ui/map/use-map-view.ts'
import { WorldMap } from '#src/ui/map/world-map.tsx'
import { EmptyState, LoadingRows, NoPermissionState } from '#src/ui/feedback/states.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { CITIES } from './cities.ts'
import { MapLegend, MapSwitch } from './map-head.tsx'
import { trucksQuery } from './map.queries.ts'
import { MapKeys, routeOf, TruckDetail, useTruckTours } from './truck-detail.tsx'
import { TruckTable, type TruckTableHandle } from './truck-table.tsx'
import { signOf } from './trucks.ts'
import { useFollowed, useMapHandle, useShownBeside } from './use-followed.ts'

/** The map of what is on the road; a table says the same. */
export function MapPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'transports.read')) return <Trucks wanted={panel.id} />
  return (
    <SidePanel title={t('map.title')}>
      <NoPermissionState title={t('map.title')} text={t('transports.noPermission')} />
    </SidePanel>
  )
}

function Trucks({ wanted }: { wanted: string | undefined }) {
  const { t } = useText()
  const query = useQuery(trucksQuery(useCall()))
  // How far a truck has to go is measured here.
  const isPlaced = useGermanPlaces()
  const trucks = isPlaced ? query.data?.data : undefined
  if (trucks !== undefined && trucks.length > 0)
    return (
      <TruckMap
        trucks={trucks}
        total={query.data?.pagination.total ?? 0}
        updatedAt={query.dataUpdatedAt}
        wanted={wanted}
      />
    )
  return (
    <SidePanel title={t('map.title')}>
      {trucks !== undefined ? (
        <EmptyState icon={Truck} title={t('map.empty')} text={t('map.emptyText')} />
      ) : query.isError ? (
        <FailureState title={t('map.failed')} detail={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </SidePanel>
  )
}

/** Germany's edges: what is seen to begin with, and at least, however few trucks there are. */
const AT_LEAST = [
  { lat: 54.9, lng: 6 },
  { lat: 47.4, lng: 15 },
].map(project)

/** Pixels one key moves the map, and how much nearer one comes. */
const PAN = 80
const NEARER = 1.5

const steps: Record<Direction, readonly [number, number]> = {
  left: [-PAN, 0],
  right: [PAN, 0],
  up: [0, -PAN],
  down: [0, PAN],
}

interface MapProps {
  trucks: readonly Transport[]
  total: number
  updatedAt: number
  /** A transport, or an order, to begin with. */
  wanted: string | undefined
}

function TruckMap({ trucks, total, updatedAt, wanted }: MapProps) {
  const { t } = useText()
  const format = useFormat()
  const { active } = usePanelPlace()
  const panels = usePanels()
  const isTable = shellRoute.useSearch({ select: (search) => search.map === 'table' })
  const router = useRouter()
  const setTable = (wanted: boolean) =>
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, map: wanted ? 'table' : undefined }),
      replace: true,
      resetScroll: false,
    })
  const table = useRef<TruckTableHandle>(null)
  const signs = useMemo(() => trucks.flatMap((truck) => signOf(truck, t, format) ?? []), [trucks, t, format])
  const spots = useMemo(() => [...signs.map(project), ...AT_LEAST], [signs])
  const box = useRef<HTMLDivElement>(null)
  const map = useMapView(box, spots, AT_LEAST)
  const placed = placedSigns(signs, map.view, map.size)
  const [chosen, choose] = useState(() => find(trucks, wanted)?.id ?? signs[0]?.id)
  // What is delivered leaves the map: the next one in trouble has the keyboard then.
  const focusedId = trucks.some(({ id }) => id === chosen) ? chosen : signs[0]?.id
  const truck = trucks.find(({ id }) => id === focusedId)
  const tours = useTruckTours(truck)
  const route = truck && routeOf(truck, tours.tour)

  const goTo = (target: PlacedSign | undefined) => {
    if (target === undefined) return
    choose(target.id)
    map.reveal(project(target))
  }
  const showTruck = (found: Transport | undefined, how: 'goTo' | 'reveal') => {
    const at = found?.currentLocation?.coordinates
    if (found === undefined || at === undefined) return false
    choose(found.id)
    map[how](project(at))
    return true
  }
  const open = (id = focusedId) => {
    if (id !== undefined) panels.open({ kind: 'transport', id }, { how: 'add' })
  }
  useMapHandle({
    step(direction) {
      if (isTable)
        return direction === 'up' || direction === 'down' ? table.current?.move(direction === 'up' ? -1 : 1) : undefined
      const from = placed.find(({ id }) => id === focusedId) ?? { x: map.size.width / 2, y: map.size.height / 2 }
      goTo(nearest(from, placed, direction))
    },
    pan: (direction) => map.pan(...steps[direction]),
    zoom(by) {
      if (isTable) return table.current?.page(by === 'in' ? -1 : 1)
      const at = truck?.currentLocation?.coordinates
      map.zoom(by === 'in' ? NEARER : 1 / NEARER, at && project(at))
    },
    all: () => (isTable ? table.current?.first() : map.showAll()),
    toggleTable: () => setTable(!isTable),
    open,
  })
  useShownBeside((target) => showTruck(find(trucks, target), 'goTo'))
  useFollowed((target) => void showTruck(find(trucks, target), 'reveal'))
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['panel', 'panel:map'],
    focus: truck && { kind: 'transport', id: truck.id, record: truck },
  })
  const element = useRef<HTMLDivElement>(null)
  // The table had the keyboard; the map has it now.
  const wasTable = useRef(false)
  useEffect(() => {
    if (wasTable.current && !isTable) element.current?.focus()
    wasTable.current = isTable
  }, [isTable, element])
  const hidden = trucks.length - signs.length
  return (
    <div ref={part} className="h-full">
      <SidePanel title={t('map.title')} status={<MapSwitch isTable={isTable} onChange={setTable} />}>
        <div className="flex h-full flex-col">
          <MapLegend trucks={trucks} total={total} hidden={hidden} />
          <div className="relative flex min-h-0 grow flex-col" ref={box}>
            {isTable ? (
              <TruckTable
                ref={table}
                trucks={trucks}
                updatedAt={updatedAt}
                focusedId={focusedId}
                isActive={active}
                onFocus={choose}
                onOpen={open}
              />
            ) : (
              <>
                <WorldMap
                  ref={element}
                  label={t('map.label', { count: signs.length })}
                  kindOfThing={t('map.title')}
                  home="Germany"
                  signs={placed}
                  cities={CITIES}
                  route={route}
                  focusedId={focusedId}
                  isActive={active}
                  map={map}
                  onPick={choose}
                  onOpen={open}
                />
                <Zoom onZoom={(by) => map.zoom(by)} />
              </>
            )}
          </div>
          {truck && <TruckDetail truck={truck} {...tours} />}
          <MapKeys />
        </div>
      </SidePanel>
    </div>
  )
}

function Zoom({ onZoom }: { onZoom(by: number): void }) {
  const { t } = useText()
  return (
    <span className="absolute top-3 right-3 flex flex-col rounded-control border border-line-strong bg-raised">
      <IconButton icon={Plus} label={t('map.zoomIn')} keys={useKeysOf('map.zoomIn')} onClick={() => onZoom(NEARER)} />
      <IconButton
        icon={Minus}
        label={t('map.zoomOut')}
        keys={useKeysOf('map.zoomOut')}
        onClick={() => onZoom(1 / NEARER)}
      />
    </span>
  )
}

/** The truck of a transport or of an order. */
const find = (trucks: readonly Transport[], id: string | undefined) =>
  id === undefined ? undefined : trucks.find((truck) => truck.id === id || truck.orderId === id)
