import { useSyncExternalStore } from 'react'
import { OptionList } from '#src/entities/planning/option-list.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { matchingState } from '../matching-state.ts'
import { MissRow } from './miss-row.tsx'
import type { Proposals } from './proposal.ts'
import { ProposalRow } from './proposal-row.tsx'

/** What fits, best first, and below it what does not yet; one of all of them is marked. */
export function ProposalList({ proposals }: { proposals: Proposals }) {
  const { t } = useText()
  const state = useSessionValue(matchingState)
  const chosen = useSyncExternalStore(state.chosen.subscribe, state.chosen.current)
  const { fits, misses } = proposals
  const head = (at: number) => {
    if (at === 0 && fits.length > 0) return <GroupHead title={t('matching.fits')} fact={fitsFact(proposals, t)} />
    if (at === fits.length) return <GroupHead title={t('matching.misses')} fact={missesFact(proposals, t)} />
    return undefined
  }
  return (
    <OptionList
      label={t('matching.proposals')}
      keys={[...fits, ...misses].map(({ id }) => id)}
      chosen={chosen}
      onChoose={(at) => state.chosen.set(at)}
      isCalm
      head={head}
    >
      {(at) => {
        const [proposal, miss] = [fits[at], misses[at - fits.length]]
        if (proposal !== undefined) return <ProposalRow proposal={proposal} at={at} isOpen={at === chosen} />
        return miss && <MissRow miss={miss} at={at - fits.length} />
      }}
    </OptionList>
  )
}

type Translate = ReturnType<typeof useText>['t']

/** "4, 1 gesperrt" */
function fitsFact({ fits }: Proposals, t: Translate): string {
  const blocked = fits.filter(({ blockers }) => blockers.length > 0).length
  const free = fits.length - blocked
  return blocked === 0 ? String(free) : t('matching.fits.fact', { count: free, blocked })
}

/** "4, davon 3 mit Änderung" */
function missesFact({ misses }: Proposals, t: Translate): string {
  const possible = misses.filter(({ fit }) => fit !== undefined).length
  return t('matching.misses.fact', { count: misses.length, possible })
}

function GroupHead({ title, fact }: { title: string; fact: string }) {
  return (
    <h3 className="flex h-7 items-center gap-2 border-b border-line bg-sunken px-4 text-section text-text-2">
      {title}
      <span className="text-chip font-normal text-text-3">{fact}</span>
    </h3>
  )
}
