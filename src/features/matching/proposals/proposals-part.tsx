import { useNavigate } from '@tanstack/react-router'
import { Truck } from 'lucide-react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { FailureState } from '#src/commands/failure-state.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useCommands, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { askedBy, radiusOf, sortOf, tabOf, widerThan } from '../matching-search.ts'
import { useMatchingSearch } from '../use-matching-search.ts'
import { matchingFilters } from '../matching-filters.ts'
import { matchingState } from '../matching-state.ts'
import { ProposalList } from './proposal-list.tsx'
import { ProposalsFoot } from './proposals-foot.tsx'
import { ProposalsHead } from './proposals-head.tsx'
import { useProposals } from './use-proposals.ts'

/** Who could drive the order the list stands on, or what the vehicle could take. */
export function ProposalsPart() {
  const search = useMatchingSearch()
  const { row: told } = useSessionValue(matchingState)
  const row = useSyncExternalStore(told.subscribe, told.current) ?? search.row
  const tab = tabOf(search)
  if (row === undefined) return null
  return <ProposalsFor key={`${tab} ${row}`} id={row} kind={tab === 'loads' ? 'order' : 'vehicle'} />
}

function ProposalsFor({ id, kind }: { id: string; kind: 'order' | 'vehicle' }) {
  const { t } = useText()
  const state = useSessionValue(matchingState)
  const search = useMatchingSearch()
  const [radius, sort] = [radiusOf(search), sortOf(search)]
  const query = useProposals({ kind, id, radius, sort, filters: askedBy(search) })
  const proposals = query.data
  useEffect(() => state.show(proposals), [state, proposals])
  useEffect(() => () => state.show(undefined), [state])
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['own:proposals', 'matching'],
    focus: recordFocus(kind, id, {}),
    changes: useMemo(() => ({ subscribe: (listener) => both(state.chosen, state.proposals, listener) }), [state]),
  })
  useEffect(
    () =>
      state.register('proposals', () => {
        const marked = part.current?.querySelector<HTMLElement>('[data-option][aria-current="true"]')
        // Where nothing is proposed what can be done about it has the keyboard: its keys are those of this part.
        const other = part.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')
        ;(marked ?? other)?.focus()
      }),
    [state, part],
  )
  const isFiltered = kind === 'order' && matchingFilters.has({ ...search })
  const isEmpty = proposals !== undefined && proposals.fits.length + proposals.misses.length === 0
  return (
    <section ref={part} aria-label={t('matching.proposals')} className="@container flex h-full flex-col">
      <ProposalsHead id={id} kind={kind} radius={radius} sort={sort} query={query} />
      <div className="min-h-0 grow overflow-y-auto">
        {proposals === undefined && query.error === null && <LoadingRows rows={5} rowHeight={72} />}
        {proposals === undefined && query.error !== null && (
          <FailureState
            title={t('matching.failed')}
            detail={query.error.message}
            onRetry={() => void query.refetch()}
          />
        )}
        {isEmpty && (isFiltered ? <NoneLeft /> : <NoneWithin radius={radius} kind={kind} />)}
        {proposals !== undefined && !isEmpty && <ProposalList proposals={proposals} />}
      </div>
      {proposals !== undefined && !isEmpty && <ProposalsFoot proposals={proposals} />}
    </section>
  )
}

type Source = { subscribe(listener: () => void): () => void }
function both(one: Source, other: Source, listener: () => void): () => void {
  const ends = [one.subscribe(listener), other.subscribe(listener)]
  return () => ends.forEach((end) => end())
}

/** The filters leave nobody. */
function NoneLeft() {
  const { t } = useText()
  const { run } = useCommands()
  const keys = useKeysOf('list.clearFilters')
  return (
    <EmptyState
      icon={Truck}
      title={t('matching.none.filtered')}
      text={t('matching.none.filteredText')}
      primary={{
        title: t('ui.resetFilters'),
        onRun: () => void run('matching.clearFilters'),
        ...(keys !== undefined && { keys }),
      }}
    />
  )
}

/** No one within the radius: a wider one, or asking carriers. */
function NoneWithin({ radius, kind }: { radius: number; kind: 'order' | 'vehicle' }) {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const navigate = useNavigate()
  const ask = useCommandState('priceRequests.create')
  const wider = widerThan(radius)
  return (
    <EmptyState
      icon={Truck}
      title={t(kind === 'order' ? 'matching.none' : 'matching.none.loads', { radius: format.distance(radius) })}
      text={t('matching.none.text')}
      {...(wider !== undefined && {
        primary: {
          title: t('matching.fit.radius', { radius: format.distance(wider) }),
          onRun: () => void navigate({ to: '.', search: (before) => ({ ...before, radius: wider }), replace: true }),
        },
      })}
      {...(kind === 'order' &&
        ask?.availability.state === 'available' && {
          secondary: { title: ask.title, onRun: () => void run('priceRequests.create') },
        })}
    />
  )
}
