import type { QueryClient } from '@tanstack/react-query'
import { onMessage } from '#src/api/live/news.ts'
import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { LiveMessage } from '#src/contract/live/live.ts'
import type { ToastRequest } from '#src/commands/gate/command.ts'
import { translate } from '#src/i18n/setup.ts'

interface AlertWatchContext {
  userId: string
  queryClient: QueryClient
  call: Call
  notify(toast: ToastRequest): void
}

/** Says at once, by a toast, what the server warns of for this person: a carrier's answer to an order they sent. */
export function watchOwnAlerts({ userId, queryClient, call, notify }: AlertWatchContext): () => void {
  const tell = async (id: string): Promise<void> => {
    const { data } = await queryClient.fetchQuery({ ...queryFor(call, 'alerts.list', {}), staleTime: 0 })
    const alert = data.find((one) => one.id === id && one.forUserId === userId)
    if (alert === undefined) return
    // Its words come with the first one.
    const { alertText } = await import('#src/entities/alerts/alert-words.ts')
    notify({
      type: alert.type,
      message: alertText(alert, 'title', translate),
      detail: alertText(alert, 'message', translate),
    })
  }
  return onMessage(queryClient, (data) => {
    const id = createdAlert(data)
    // What cannot be asked for now stands among the notifications later.
    if (id !== undefined) tell(id).catch(() => undefined)
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
