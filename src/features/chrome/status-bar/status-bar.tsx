import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { SequenceStatus } from '#src/commands/keys/sequence-overlay.tsx'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { Shown } from '#src/workspace/session/form-in-front.tsx'
import { statusWork } from '#src/workspace/session/status-work.ts'
import { useStatusFacts } from '#src/workspace/session/status-facts.ts'
import { connectionOf, type Sentence } from './connection.ts'
import { useLiveStatus } from './live-status.tsx'
import { useMinute } from './minute-clock.ts'
import { useOfflineSince } from '../online.ts'

/** The status bar at the foot: connection, pending keys, selection, date and time, help. */
export function StatusBar({ mock }: { mock: boolean }) {
  const { t } = useText()
  const session = useSession()
  const connection = useConnection()
  return (
    <div
      className={classes(
        'flex h-full items-center gap-4 overflow-hidden px-4 text-chip whitespace-nowrap text-text-2',
        connection.tone === 'offline' && 'border-t border-status-amber bg-status-amber-tint',
      )}
    >
      <span
        role="status"
        className={classes(
          'flex items-center gap-1.5',
          connection.tone === 'offline' && 'font-semibold text-status-amber',
        )}
      >
        <StatusSign status={connection.sign} />
        <ConnectionWords sentence={connection.title} />
      </span>
      {connection.detail && (
        <span className="min-w-0 truncate max-md:hidden">
          <ConnectionWords sentence={connection.detail} />
        </span>
      )}
      <span className="ml-auto flex shrink-0 items-center gap-4">
        {connection.retry && <BarButton id="connection.retry" label={t('chrome.reconnect')} />}
        <SequenceStatus />
        <Shown of={statusWork} />
        <SelectionFacts />
        <Clock />
        <BarButton id="help.cheatSheet" label={t('chrome.keys')} keysFirst />
        {mock && !session.demo && (
          <span className="border-l border-line-strong pl-4 max-sm:hidden">{t('ui.demo')}</span>
        )}
      </span>
    </div>
  )
}

function useConnection() {
  const live = useLiveStatus()
  const offlineSince = useOfflineSince()
  const queryClient = useQueryClient()
  return connectionOf(live, offlineSince, offlineSince === undefined ? undefined : newestData(queryClient))
}

/** When the newest of the data in the cache came, in milliseconds since 1970. */
function newestData(queryClient: QueryClient): number | undefined {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.dataUpdatedAt)
  const newest = Math.max(0, ...times)
  return newest === 0 ? undefined : newest
}

/** A sentence of the connection, its times written out. */
export function ConnectionWords({ sentence }: { sentence: Sentence }) {
  const { t } = useText()
  const format = useFormat()
  const { key, values, at } = sentence
  if (at === undefined) {
    const seconds = values?.['seconds']
    return t(key, seconds === undefined ? values : { ...values, seconds: format.number(Number(seconds), 1) })
  }
  const seconds = String(Math.floor(at.time / 1000) % 60).padStart(2, '0')
  const time = format.time(at.time)
  return t(key, { ...values, time: at.seconds ? `${time}:${seconds}` : time })
}

/** A command of the status bar, with its key in the small size. */
function BarButton({ id, label, keysFirst }: { id: string; label: string; keysFirst?: boolean }) {
  const { run } = useCommands()
  const keys = useKeysOf(id)
  const caps = keys && <KeyCaps small keys={keys} />
  return (
    <button
      type="button"
      onClick={() => void run(id)}
      className="ring-inside flex h-6 items-center gap-1.5 rounded-cap px-1 hover:bg-hover"
    >
      {keysFirst && caps}
      {label}
      {!keysFirst && caps}
    </button>
  )
}

function SelectionFacts() {
  const facts = useStatusFacts()
  if (facts === undefined) return null
  return (
    <span className="max-md:hidden">
      <span className="font-semibold text-text">{facts.strong}</span>
      {facts.rest.map((sum) => ` · ${sum}`)}
    </span>
  )
}

function Clock() {
  const format = useFormat()
  const now = useMinute()
  const { date, time } = epochToZoned(now)
  return (
    <span className="text-text-3 max-lg:hidden">
      {format.week(date)} · {format.dateWithYear(date)} {time}
    </span>
  )
}
