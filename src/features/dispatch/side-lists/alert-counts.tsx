import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { hasRole } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { ALERT_READERS, dispatchLists, LISTS } from '../parts/lists.ts'
import { alertsQuery } from './dispatch.queries.ts'

/** How much goes wrong, where the alerts themselves have no room; leads to them. */
export function AlertCounts() {
  const { role } = useSession()
  return hasRole(role, ALERT_READERS) ? <Counts /> : null
}

function Counts() {
  const { t } = useText()
  const lists = useSessionValue(dispatchLists)
  const keys = useKeysOf(`panels.focus${LISTS.indexOf('alerts') + 1}`)
  const call = useCall()
  const { data } = useQuery(alertsQuery(call))
  const { data: counts } = useQuery(queryFor(call, 'navigation.get', {}))
  if (data === undefined) return null
  // What goes wrong on the road is counted once, by the transports; an alert that was hidden does not make it less.
  const errors = counts?.activeDisruptions ?? 0
  const warnings = data.data.filter(({ type, transportId }) => type !== 'info' && transportId === undefined).length
  return (
    <button
      type="button"
      onClick={() => lists.enter('alerts')}
      className="press flex h-7 shrink-0 items-center gap-3 rounded-control px-2 whitespace-nowrap hover:bg-hover"
    >
      {errors > 0 && (
        <StatusWord status="failure" coloured>
          <Count count={errors} words={t('dispatch.alerts.errors', { count: errors })} />
        </StatusWord>
      )}
      {warnings > 0 && (
        <StatusWord status="warning" coloured>
          <Count count={warnings} words={t('dispatch.alerts.warnings', { count: warnings })} />
        </StatusWord>
      )}
      {keys !== undefined && <KeyCaps keys={keys} />}
    </button>
  )
}

/** The number alone where there is little room. */
function Count({ count, words }: { count: number; words: string }) {
  return (
    <>
      <span aria-hidden className="@min-[1000px]:hidden">
        {count}
      </span>
      <span className="@max-[1000px]:sr-only">{words}</span>
    </>
  )
}
