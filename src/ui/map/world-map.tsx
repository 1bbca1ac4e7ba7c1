import type { MapCity, MapRoute, PlacedSign } from './placed.ts'
import { lazy, Suspense, useMemo, useRef, type PointerEvent, type Ref, type WheelEvent } from 'react'
import { placeLabels, type Box, type LabelRequest } from './labels.ts'
import { project, toScreen, type Position, type Size, type Spot, type View } from './projection.ts'
import { textWidth } from '../text-width.ts'
import { halfOf, MapSignShape } from './signs.tsx'
import type { MapView } from './use-map-view.ts'

const Land = lazy(async () => ({ default: (await import('./land.tsx')).Land }))

interface WorldMapProps {
  label: string
  /** What kind of thing it is, in the person's language. */
  kindOfThing: string
  /** Country that stands out, by its English name. */
  home: string
  /** Where the signs stand, from `placedSigns`. */
  signs: readonly PlacedSign[]
  cities: readonly MapCity[]
  route?: MapRoute | undefined
  focusedId: string | undefined
  /** The keyboard is here. */
  isActive: boolean
  map: MapView
  /** What takes the keyboard. */
  ref: Ref<HTMLDivElement>
  onPick(id: string): void
  onOpen(id: string): void
}

/** Beyond the edge nothing is drawn, px. */
const EDGE = 24

/** A map of Europe, drawn here: land, towns, a route, and signs that can be walked through; a table says the same. */
export function WorldMap(props: WorldMapProps) {
  const { ref, label, kindOfThing, home, signs, cities, route, focusedId, isActive, map } = props
  const { view, size } = map
  const seen = signs.filter(({ x, y }) => x > -EDGE && y > -EDGE && x < size.width + EDGE && y < size.height + EDGE)
  const focused = seen.find(({ id }) => id === focusedId)
  const pointer = usePointer(map, props)
  return (
    <div
      ref={ref}
      role="application"
      aria-roledescription={kindOfThing}
      aria-label={label}
      aria-activedescendant={focused && signId(focused.id)}
      tabIndex={0}
      data-map
      data-autofocus
      className="no-ring relative h-full min-h-0 grow touch-none overflow-hidden bg-frame select-none"
      {...pointer}
    >
      {view && (
        <svg width={size.width} height={size.height} className="absolute inset-0 block">
          <g
            transform={`translate(${size.width / 2} ${size.height / 2}) scale(${view.k}) translate(${-view.x} ${-view.y})`}
          >
            <Suspense fallback={null}>
              <Land home={home} />
            </Suspense>
          </g>
          <Cities cities={cities} view={view} size={size} signs={seen} focusedId={focusedId} />
          {route && <Route route={route} view={view} size={size} />}
          {seen.map((sign) => (
            <MapSignShape
              key={sign.id}
              id={sign.id}
              elementId={signId(sign.id)}
              kind={sign.kind}
              heading={sign.heading}
              sentence={sign.sentence}
              isFocused={sign.id === focusedId && isActive}
              x={sign.x}
              y={sign.y}
            />
          ))}
          <Tags signs={seen} focusedId={focusedId} size={size} />
        </svg>
      )}
    </div>
  )
}

const signId = (id: string) => `map-sign-${id}`

/** A text's room at the size of the map's words, px; half bold letters take a little more than they do. */
const widthOf = (text: string) => textWidth(text, 12) * 1.06
const TAG = { height: 20, pad: 6 }

function tagged(signs: readonly PlacedSign[], focusedId: string | undefined): PlacedSign[] {
  const rank = ({ id, kind }: PlacedSign) => (id === focusedId ? 0 : kind === 'failure' ? 1 : 2)
  return signs
    .filter(({ id, kind }) => id === focusedId || kind === 'failure' || kind === 'warning')
    .toSorted((a, b) => rank(a) - rank(b))
}

function tagBoxes(signs: readonly PlacedSign[], focusedId: string | undefined, size: Size): Map<string, Box> {
  const wanted = tagged(signs, focusedId).map(({ id, x, y, kind, tag }): LabelRequest => ({
    id,
    x,
    y,
    width: widthOf(`${tag.text} ${tag.fact ?? ''}`.trim()) + 2 * TAG.pad,
    height: TAG.height,
    sign: halfOf(kind) + (id === focusedId ? 5 : 0),
    always: id === focusedId,
  }))
  return placeLabels(wanted, signs.filter(({ id }) => id !== focusedId).map(boxOf), size)
}

const boxOf = ({ x, y, kind }: PlacedSign): Box => {
  const half = halfOf(kind)
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
}

function Tags({ signs, focusedId, size }: { signs: readonly PlacedSign[]; focusedId: string | undefined; size: Size }) {
  const boxes = tagBoxes(signs, focusedId, size)
  return tagged(signs, focusedId).map(({ id, kind, tag }) => {
    const box = boxes.get(id)
    if (box === undefined) return null
    return (
      <g key={id} aria-hidden className="map-tag" data-map-sign={id} data-focused={id === focusedId ? '' : undefined}>
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={3} />
        <text x={box.x + TAG.pad} y={box.y + 14}>
          {tag.text}
          {tag.fact !== undefined && (
            <tspan data-kind={kind} dx={4}>
              {tag.fact}
            </tspan>
          )}
        </text>
      </g>
    )
  })
}

/** Towns are named as far as there is room beside signs and their tags. */
function Cities(props: {
  cities: readonly MapCity[]
  view: View
  size: Size
  signs: readonly PlacedSign[]
  focusedId: string | undefined
}) {
  const { cities, view, size, signs, focusedId } = props
  const spots = useMemo(() => cities.map((city) => ({ name: city.name, spot: project(city) })), [cities])
  const taken = [...signs.map(boxOf), ...tagBoxes(signs, focusedId, size).values()]
  // Wider views have room for the most important only.
  const most = Math.ceil(14 * view.k * view.k + 10)
  const wanted = spots.slice(0, most).map(({ name, spot }): LabelRequest => ({
    ...toScreen(spot, view, size),
    id: name,
    width: widthOf(name),
    height: 16,
    sign: 3,
  }))
  const boxes = placeLabels(wanted, taken, size)
  return (
    <g aria-hidden>
      {wanted.map(({ id, x, y }) => {
        const box = boxes.get(id)
        return (
          box && (
            <g key={id}>
              <circle className="map-dot" cx={x} cy={y} r={2} />
              <text className="map-city" x={box.x} y={box.y + 12}>
                {id}
              </text>
            </g>
          )
        )
      })}
    </g>
  )
}

function Route({ route, view, size }: { route: MapRoute; view: View; size: Size }) {
  const at = (place: Position) => toScreen(project(place), view, size)
  const line = (places: readonly Position[]) =>
    places
      .map(at)
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('')
  const { stops, next } = route
  return (
    <g aria-hidden>
      <path className="map-route" d={line([...stops.slice(0, next), route.at])} />
      <path className="map-route" data-ahead="" d={line([route.at, ...stops.slice(next)])} />
      {stops.map((stop, index) => {
        const { x, y } = at(stop)
        return <rect key={index} className="map-stop" x={x - 3.5} y={y - 3.5} width={7} height={7} rx={1} />
      })}
    </g>
  )
}

/** The mouse: drag the map, turn the wheel, choose a sign by a click and open it by a second one. */
function usePointer(map: MapView, { onPick, onOpen }: Pick<WorldMapProps, 'onPick' | 'onOpen'>) {
  const from = useRef<Spot>(undefined)
  const signAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<SVGElement>('[data-map-sign]')?.dataset['mapSign'] : undefined
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined || event.buttons === 0) return
      const { x, y } = from.current
      map.pan(x - event.clientX, y - event.clientY)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp() {
      from.current = undefined
    },
    onClick({ target }: { target: EventTarget }) {
      const id = signAt(target)
      if (id !== undefined) onPick(id)
    },
    onDoubleClick({ target }: { target: EventTarget }) {
      const id = signAt(target)
      if (id !== undefined) onOpen(id)
    },
    onWheel({ deltaY }: WheelEvent) {
      map.zoom(deltaY < 0 ? 1.2 : 1 / 1.2)
    },
  }
}
