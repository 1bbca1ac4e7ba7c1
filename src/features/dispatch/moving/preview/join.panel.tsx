import { planTownsText } from '#src/domain/planning/facts/order-route.ts'
import { crewNames } from '#src/domain/planning/facts/board.ts'
import type { InHand } from '../in-hand.ts'
import { useEffect, useRef } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { isSameStop } from '#src/domain/tours/stops.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCap } from '#src/ui/keys/key-cap.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { carryState } from '../state.ts'
import { fullestLeg, legStops, loadOf, nameOf, rowName, signed } from '../words.ts'
import { JoinedStops } from './joined-stops.tsx'
import { LegsChart } from './legs-chart.tsx'
import { planTitle, planWhy } from '#src/entities/planning/plan-text.ts'
import { useInHand } from '../use-in-hand.ts'

/** Width of what stands in the panel, px. */
const CHART = { width: 376, height: 152 }

/** What is carried among the stops of the tour it would join: where it is loaded and unloaded, and what that costs. */
export function JoinPanel(_props: { panel: PanelRef }) {
  const { t } = useText()
  const state = useSessionValue(carryState)
  const hand = useInHand()
  const { close } = usePanelPlace()
  const part = useFocusScope<HTMLDivElement>({ scopes: ['panel', 'panel:joining'], changes: state.inHand })
  useEffect(() => state.lookAtStops(), [state])
  // What it is about is planned or put back: there is nothing left to show.
  const isOver = hand === undefined
  const wasThere = useRef(false)
  useEffect(() => {
    if (!isOver) wasThere.current = true
    else if (wasThere.current) close()
  }, [isOver, close])
  const tour = hand?.board?.tours.find(({ id }) => id === hand.verdict?.placement.tourId)?.number
  const title = tour === undefined ? t('carry.join') : t('carry.join.title', { tour })
  if (hand?.verdict === undefined || hand.board === undefined) {
    return (
      <SidePanel title={t('carry.join')}>
        <p className="p-6 text-text-2">{t('carry.join.nothing')}</p>
      </SidePanel>
    )
  }
  return (
    <SidePanel
      title={title}
      footer={
        <>
          <CommandButton id="carry.drop" variant="primary" label={t('carry.join.do')} />
          <CommandButton id="carry.dropWithReason" label={t('carry.withReason')} />
        </>
      }
    >
      <div ref={part}>
        <Picked hand={hand} />
        <JoinedStops hand={hand} />
        <Places hand={hand} />
        <Loads hand={hand} />
        <Judged hand={hand} />
      </div>
    </SidePanel>
  )
}

function Picked({ hand: { picked, board, verdict } }: { hand: InHand }) {
  const { t } = useText()
  const format = useFormat()
  if (board === undefined || verdict === undefined) return null
  const order = board.orders.get(picked.orderIds[0] ?? '')
  const resource = board.resources.find(({ key }) => key === verdict.placement.resource)
  const facts = [resource?.type && t(`vehicle.type.${resource.type}`), ...crewNames(resource)].filter(Boolean)
  return (
    <div className="border-b border-line px-4 py-3">
      <p className="truncate">
        <b className="font-semibold">{nameOf(picked, board, t)}</b>
        {order && ` ${planTownsText(order)} · ${order.customerName}`}
      </p>
      <p className="truncate text-chip text-text-2">
        {`${loadOf(picked, board, t, format).join(' · ')} → `}
        {[rowName(verdict.placement.resource, board, t), ...facts].join(' · ')}
      </p>
    </div>
  )
}

/** The best places among the stops, taken by their digits. */
function Places({ hand: { places, verdict, picked } }: { hand: InHand }) {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  if (places === undefined || places.length === 0) return null
  return (
    <div role="group" aria-label={t('carry.places')} className="border-b border-line pb-1">
      <p aria-hidden className="grid h-6 grid-cols-[28px_1fr_96px_72px_88px] items-center px-4 text-cap text-text-2">
        <span />
        <span>{t('carry.places.head')}</span>
        <span>{t('carry.places.driving')}</span>
        <span className="text-right">{t('carry.places.detour')}</span>
        <span className="text-right">{t('carry.margin')}</span>
      </p>
      {places.slice(0, 3).map((place, at) => {
        const { figures, violations, timeline } = place
        const isTaken = sameStops(place, verdict)
        return (
          <button
            key={at}
            type="button"
            aria-pressed={isTaken}
            onClick={() => void run(`carry.choice${at + 1}`)}
            className={classes(
              'grid h-7 w-full grid-cols-[28px_1fr_96px_72px_88px] items-center px-4 text-left text-chip',
              isTaken ? 'bg-tint font-semibold shadow-[inset_4px_0_0_var(--accent)]' : 'hover:bg-hover',
            )}
          >
            <span>
              <KeyCap>{String(at + 1)}</KeyCap>
            </span>
            <span className="truncate">{placeWords(place, picked.orderIds, t)}</span>
            <span className="flex items-center gap-1.5">
              <StatusSign status={violations.length > 0 ? 'failure' : 'success'} />
              {format.duration(timeline.drivingMin)}
            </span>
            <span className="text-right">{`${signed(figures.km - figures.kmBefore, format)} km`}</span>
            <span className="text-right">{figures.margin === undefined ? '–' : format.money(figures.margin)}</span>
          </button>
        )
      })}
    </div>
  )
}

const sameStops = (one: Verdict, other: Verdict | undefined) =>
  other !== undefined &&
  one.placement.stops.length === other.placement.stops.length &&
  one.placement.stops.every((own, at) => {
    const stop = other.placement.stops[at]
    return stop !== undefined && isSameStop(own, stop)
  })

/** "nach 1, vor 4": where it is loaded and unloaded among the stops as they will be. */
function placeWords({ placement }: Verdict, orderIds: readonly string[], t: ReturnType<typeof useText>['t']): string {
  const ids = new Set(orderIds)
  const own = placement.stops.flatMap(({ orderId }, at) => (ids.has(orderId) ? [at] : []))
  const [first = 0, last = 0] = [own[0], own.at(-1)]
  const load = first === 0 ? t('carry.place.first') : t('carry.place.after', { stop: first })
  const unload =
    last === placement.stops.length - 1 ? t('carry.place.last') : t('carry.place.before', { stop: last + 2 })
  return `${load}, ${unload}`
}

function Loads({ hand: { verdict, board, picked } }: { hand: InHand }) {
  const { t } = useText()
  const format = useFormat()
  if (verdict === undefined || board === undefined || verdict.legs.length === 0) return null
  return (
    <section aria-label={t('carry.loads')} className="border-b border-line px-4 pt-2 pb-3">
      <h3 className="flex items-center gap-2 text-chip font-semibold">
        {t('carry.loads')} <span className="font-normal text-text-3">{t('carry.ldm')}</span>
        <span aria-hidden className="ml-auto flex items-center gap-3 font-normal text-text-2">
          <Swatch className="border-status-violet bg-status-violet-tint" word={t('carry.planned.legend')} />
          <Swatch className="border-accent bg-tint" word={t('carry.added.legend')} />
        </span>
      </h3>
      <div className="px-2 pt-3">
        <LegsChart legs={verdict.legs} stops={legStops(verdict, picked, board, format)} {...CHART} />
      </div>
    </section>
  )
}

function Swatch({ className, word }: { className: string; word: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-3 border ${className}`} />
      {word}
    </span>
  )
}

/** What it breaks and what is near to it, in full. */
function Judged({ hand: { verdict, board, refusal } }: { hand: InHand }) {
  const { t } = useText()
  const format = useFormat()
  if (verdict === undefined || board === undefined) return null
  const all = [...verdict.violations, ...verdict.hints]
  return (
    <ul className="flex flex-col gap-1 px-4 py-2">
      {refusal?.sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <StatusSign status="failure" className="mt-0.5" />
          <span className="font-semibold">{sentence}</span>
        </li>
      ))}
      {verdict.violations.length === 0 && refusal === undefined && (
        <li className="flex gap-2">
          <StatusSign status="success" className="mt-0.5" />
          <span>
            <span className="block font-semibold">{t('carry.free')}</span>
            <span className="block text-chip text-text-2">{fullestLeg(verdict, board, t, format)}</span>
          </span>
        </li>
      )}
      {all.map((violation, at) => {
        const [title, why] = [planTitle(violation, t), planWhy(violation, t)]
        return (
          <li key={at} className="flex gap-2">
            <StatusSign status={violation.severity === 'block' ? 'failure' : 'warning'} className="mt-0.5" />
            <span>
              <span className="block font-semibold">{title}</span>
              {why !== undefined && <span className="block text-chip text-text-2">{why}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
