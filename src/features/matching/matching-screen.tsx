import { useEffect, useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { may } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { screenParts } from '#src/workspace/session/screen-parts.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { tabOf } from './matching-search.ts'
import { matchingState, PARTS, type MatchingPart } from './matching-state.ts'
import { ProposalsPart } from './proposals/proposals-part.tsx'
import { useMatchingSearch } from './use-matching-search.ts'
import { WaitingPart } from './waiting/waiting-part.tsx'

/** What waits at the left, what is proposed for it beside; where there is no room for both, the one the keyboard is in. */
export function MatchingScreen() {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'matching.use')) return <Parts />
  return (
    <>
      <PageHeader title={t('matching.title')} />
      <NoPermissionState title={t('dispatch.running.hidden')} text={t('matching.hidden')} />
    </>
  )
}

function Parts() {
  const state = useSessionValue(matchingState)
  const parts = useSessionValue(screenParts)
  const [current, setCurrent] = useState<MatchingPart>('waiting')
  const tab = tabOf(useMatchingSearch())
  useEffect(() => parts.set(PARTS.map((part) => () => state.enter(part))), [parts, state])
  // What is hidden where there is no room for both cannot have the focus.
  useEffect(() => state.revealBy((part) => flushSync(() => setCurrent(part))), [state])
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = event.target.closest<HTMLElement>('[data-matching]')?.dataset['matching']
    const part = PARTS.find((known) => known === name)
    if (part !== undefined) setCurrent(part)
  }
  const besides = (part: MatchingPart) => current !== part && '@max-[599px]:hidden'
  return (
    <div className="@container h-full">
      <div onFocus={onFocus} className="flex h-full">
        <div
          data-matching="waiting"
          className={classes(
            'flex h-full min-w-0 shrink-0 border-line-strong @max-[599px]:w-full @min-[600px]:w-62 @min-[600px]:border-r @min-[1000px]:w-78',
            besides('waiting'),
          )}
        >
          <WaitingPart tab={tab} isCurrent={current === 'waiting'} />
        </div>
        <div data-matching="proposals" className={classes('h-full min-w-0 grow', besides('proposals'))}>
          <ProposalsPart />
        </div>
      </div>
    </div>
  )
}
