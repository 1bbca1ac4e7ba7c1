import type { QueryClient } from '@tanstack/react-query'
import { onMessage } from '#src/api/live/news.ts'
import type { Call, EndpointName } from '#src/contract/index.ts'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { NavigationData, type Alert } from '#src/contract/reports/dashboard.ts'
import { LiveMessage } from '#src/contract/live/live.ts'
import type { ToastRequest } from '#src/commands/gate/command.ts'
import { translate } from '#src/i18n/setup.ts'

interface AlertWatchContext {
  userId: string
  queryClient: QueryClient
  call: Call
  notify(toast: ToastRequest): void
  navigate(to: string): void
}

/**
 * Says at once, by a toast, what the server warns of for this person: a carrier's answer to an order they sent, or something they
 * wanted to see again now, with the way to where that is done or put off.
 */
export function watchOwnAlerts({ userId, queryClient, call, notify, navigate }: AlertWatchContext): () => void {
  const since = new Date().toISOString()
  const told = new Set<string>()
  const show = async (alert: Alert): Promise<void> => {
    const one = `${alert.id} ${alert.timestamp}`
    if (told.has(one)) return
    told.add(one)
    // Its words come with the first one.
    const [{ alertText }, { alertPanel }] = await Promise.all([
      import('#src/entities/alerts/alert-words.ts'),
      import('#src/entities/alerts/alert-panel.ts'),
    ])
    const about = alertPanel(alert)
    const kind = RECORD_KINDS.find((known) => known === about?.kind)
    notify({
      type: alert.type,
      message: alertText(alert, 'title', translate),
      detail: alertText(alert, 'message', translate),
      ...(kind !== undefined && about?.id !== undefined && { about: { kind, id: about.id } }),
      ...(alert.code === DUE && {
        action: {
          label: translate('followUps.title'),
          command: 'goto.follow-ups',
          run: () => navigate('/follow-ups'),
        },
      }),
    })
  }
  const tell = async (isMeant: (alert: Alert) => boolean): Promise<void> => {
    // Past the cache: what is being read there may have been asked for before there was this one.
    const { data } = await call('alerts.list', {})
    for (const alert of data) if (alert.forUserId === userId && isMeant(alert)) await show(alert)
  }
  const stops = [
    onMessage(queryClient, (data) => {
      const id = createdAlert(data)
      // What cannot be asked for now stands among the notifications later.
      if (id !== undefined) tell((alert) => alert.id === id).catch(() => undefined)
    }),
    // No word of it came while the live connection was down: the count of the bell, asked every half minute, says that there is more.
    onMoreUnread(queryClient, () => {
      const isMissed = ({ code, read, timestamp }: Alert) => code === DUE && !read && timestamp > since
      tell(isMissed).catch(() => undefined)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Code of what is due of what somebody wanted to see again. */
const DUE = 'followUpDue'

/** What the bell counts by. */
const COUNTS: EndpointName = 'navigation.get'

/** Calls whenever the bell counts more than before. */
function onMoreUnread(queryClient: QueryClient, more: () => void): () => void {
  let last: number | undefined
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== COUNTS || query.state.status !== 'success') return
    const unread = NavigationData.safeParse(query.state.data).data?.unreadAlerts ?? 0
    const isMore = last !== undefined && unread > last
    last = unread
    if (isMore) more()
  })
}

/** The alert a live message tells of, where it is a new one. */
function createdAlert(data: unknown): string | undefined {
  try {
    const { entity, change, id } = LiveMessage.parse(JSON.parse(String(data)))
    return entity === 'alerts' && change === 'created' ? id : undefined
  } catch {
    return undefined
  }
}
