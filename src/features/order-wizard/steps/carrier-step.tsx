import { rideOf } from '#src/domain/stops/typed-places.ts'
import { joinPlaces, routePlaceText } from '#src/domain/stops/route.ts'
import { Truck } from 'lucide-react'
import { Fragment, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useLocalKeys } from '#src/commands/keys/local-keys.ts'
import { useCommands, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import { isOutside } from '#src/domain/carriers/matching.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { EmptyState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { MatchRow } from './match-row.tsx'
import type { CarrierChoice } from './use-carrier-choice.ts'
import { useWizard } from '../session/use-wizard.tsx'

/** Leads to the radius of the search, while the keyboard is in this step. */
const RADIUS_KEY = 'f'

const RADII = [25, 50, 100, 200, 400]

/** Who drives: at most five proposals, best first, each explained. */
export function CarrierStep({ choice }: { choice: CarrierChoice }) {
  const { context, is, act } = useWizard()
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const radius = useRef<HTMLSelectElement>(null)
  const keysOf = useLocalKeys(box, [
    ...choice.matches.map(({ carrierName }, index) => ({
      keys: String(index + 1),
      title: carrierName,
      run: () => choice.setIndex(index),
    })),
    // oxlint-disable-next-line react/refs -- read when the key is pressed
    { keys: RADIUS_KEY, title: t('wizard.radius'), run: () => radius.current?.focus() },
  ])
  return (
    <div ref={box} className="-mx-4 -mt-4">
      <MatchesHead radius={radius} count={choice.matches.filter((match) => !isOutside(match)).length} />
      <OtherWays choice={choice} />
      {choice.matches.some(isOutside) && <NoneWithin />}
      {context.carriers === undefined ? (
        is('busy') ? (
          <LoadingRows rows={5} rowHeight={92} />
        ) : (
          <Button className="m-4" onClick={() => act({ type: 'setRadius', km: context.radiusKm })}>
            {t('wizard.searchCarriers')}
          </Button>
        )
      ) : choice.matches.length === 0 ? (
        <EmptyState icon={Truck} title={t('wizard.noMatches')} text={t('wizard.noMatches.text')} />
      ) : (
        <MatchList choice={choice} keysOf={keysOf} />
      )}
    </div>
  )
}

/** Who drives it where no carrier is to: an own vehicle, or no one yet. */
function OtherWays({ choice }: { choice: CarrierChoice }) {
  const { t } = useText()
  const { is } = useWizard()
  const { run } = useCommands()
  const keysOf = {
    own: useCommandState('wizard.ownVehicle')?.keys,
    none: useCommandState('wizard.withoutCarrier')?.keys,
  }
  const busy = is('busy') ? t('wizard.working') : undefined
  return (
    <div className="flex flex-wrap gap-2 border-b border-line px-4 py-2">
      <Button keys={keysOf.own} disabledReason={busy} onClick={() => void run('wizard.ownVehicle')}>
        {t('wizard.ownVehicle')}
      </Button>
      <Button keys={keysOf.none} disabledReason={busy} onClick={choice.without}>
        {t('wizard.withoutCarrier')}
      </Button>
    </div>
  )
}

/** No one within the radius can take it: what follows is farther away. */
function NoneWithin() {
  const { t } = useText()
  const format = useFormat()
  const { context } = useWizard()
  return (
    <p className="border-b border-line px-4 py-2 text-chip">
      {t('wizard.noneWithin', { radius: format.distance(context.radiusKm) })}
    </p>
  )
}

function MatchesHead({ radius, count }: { radius: RefObject<HTMLSelectElement | null>; count: number }) {
  const { t } = useText()
  const format = useFormat()
  const { context, act } = useWizard()
  const { cargo } = context.data
  const facts = [
    joinPlaces(rideOf(context.data).map(routePlaceText)),
    context.price && format.way(context.price.distanceKm),
    cargo.loadingMeters !== undefined && format.loadingMeters(cargo.loadingMeters),
    context.price && t('wizard.customerPriceIs', { amount: format.money(context.price.netPrice) }),
  ]
  return (
    <div className="border-b border-line px-4 pt-3 pb-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-body font-semibold">{t('wizard.whoDrives')}</h3>
        <span className="text-chip text-text-3">{t('wizard.sortedByScore')}</span>
      </div>
      <div className="mt-1 flex items-center gap-2">
        <span className="text-text-2">
          {context.carriers ? t('wizard.matchCount', { count }) : t('wizard.matchesWithin')}
        </span>
        <SelectField
          compact
          ref={radius}
          label={t('wizard.radius')}
          labelHidden
          value={context.radiusKm}
          onChange={(event) => act({ type: 'setRadius', km: Number(event.target.value) })}
        >
          {[...new Set([...RADII, context.radiusKm])]
            .toSorted((a, b) => a - b)
            .map((km) => (
              <option key={km} value={km}>
                {format.distance(km)}
              </option>
            ))}
        </SelectField>
      </div>
      <p className="mt-1 text-chip text-text-2">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function MatchList({ choice, keysOf }: { choice: CarrierChoice; keysOf: (keys: string) => string | undefined }) {
  const { t } = useText()
  const panels = usePanels()
  const list = useRef<HTMLDivElement>(null)
  const { index, setIndex, matches } = choice
  const moved = useRef(index)
  useEffect(() => {
    if (moved.current === index) return
    moved.current = index
    list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus()
  }, [index])
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actions.get(event.key)
    if (act === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const move = (by: number) => setIndex(Math.min(matches.length - 1, Math.max(0, index + by)))
  const show = () => {
    const match = matches[index]
    if (match) panels.open({ kind: 'partner', id: match.carrierId }, { how: 'add' })
  }
  const actions = new Map<string, () => void>([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
    ['Home', () => setIndex(0)],
    ['End', () => setIndex(matches.length - 1)],
    ['Enter', choice.take],
    [' ', show],
  ])
  return (
    <>
      <div ref={list} role="radiogroup" aria-label={t('wizard.matches')} onKeyDown={onKeyDown}>
        {matches.map((match, at) => (
          <MatchRow
            key={match.carrierId + (match.vehicleId ?? '')}
            match={match}
            number={at + 1}
            keys={keysOf(String(at + 1))}
            current={at === index}
            onSelect={() => setIndex(at)}
            onOverride={choice.mayOverride ? choice.take : undefined}
          />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-chip text-text-2">
        <KeyHint keys={['up', 'down']} word={t('wizard.keys.choose')} />
        {keysOf('1') && (
          <KeyHint
            keys={matches.length > 1 ? ['1', `${matches.length}`] : ['1']}
            between="–"
            word={t('wizard.keys.direct')}
          />
        )}
        <KeyHint keys={['space']} word={t('wizard.keys.show')} />
        {keysOf(RADIUS_KEY) && <KeyHint keys={[RADIUS_KEY]} word={t('wizard.radius')} />}
      </p>
    </>
  )
}

function KeyHint({ keys, word, between }: { keys: readonly string[]; word: string; between?: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && between}
          <KeyCaps keys={key} />
        </Fragment>
      ))}
      <span className="ml-0.5">{word}</span>
    </span>
  )
}
