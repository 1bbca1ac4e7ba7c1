import { RECONNECT_DELAY } from '#machines/live-connection.machine.ts'
import type { MessageKey, MessageValues } from '#src/i18n/keys.ts'
import type { PlainSign } from '#src/ui/signs/status-sign.tsx'
import type { LiveStatus } from './live-status.tsx'

/** A sentence of the status bar: a key and its values; times are still milliseconds since 1970. */
export interface Sentence {
  key: MessageKey
  values?: MessageValues
  /** Values that are moments, to be written as time of day; with seconds where they tell of a message. */
  at?: { time: number; seconds: boolean }
}

/** What the status bar says of the connection. */
export interface Connection {
  tone: 'good' | 'waiting' | 'offline'
  sign: PlainSign
  title: Sentence
  detail?: Sentence
  /** Offers "Erneut verbinden". */
  retry: boolean
}

/**
 * Pure: the connection in words. `offlineSince` and `dataAt` in milliseconds since 1970; `dataAt` is when the newest data
 * on the screen came. Source: specification 1 and 9, decision A17
 */
export function connectionOf(
  live: LiveStatus,
  offlineSince: number | undefined,
  dataAt: number | undefined,
): Connection {
  if (offlineSince !== undefined) {
    const detail: Sentence | undefined =
      dataAt === undefined ? undefined : { key: 'chrome.dataFrom', at: { time: dataAt, seconds: false } }
    return {
      tone: 'offline',
      sign: 'warning',
      title: { key: 'chrome.offlineSince', at: { time: offlineSince, seconds: false } },
      ...(detail && { detail }),
      retry: true,
    }
  }
  const { attempt } = live
  if (live.state === 'waiting') {
    const seconds = RECONNECT_DELAY / 1000
    return waiting({ key: 'chrome.attempt', values: { attempt: attempt + 1, seconds } })
  }
  if (live.state === 'connecting' && attempt > 1) return waiting({ key: 'chrome.attemptRunning', values: { attempt } })
  return { tone: 'good', sign: 'online', title: { key: 'chrome.online' }, detail: liveSentence(live), retry: false }
}

function waiting(detail: Sentence): Connection {
  return { tone: 'waiting', sign: 'pending', title: { key: 'chrome.reconnecting' }, detail, retry: true }
}

function liveSentence({ state, lastMessageAt }: LiveStatus): Sentence {
  if (state === 'disabled') return { key: 'chrome.liveOff' }
  if (state !== 'open') return { key: 'chrome.liveConnecting' }
  if (lastMessageAt === undefined) return { key: 'chrome.liveSilent' }
  return { key: 'chrome.live', at: { time: lastMessageAt, seconds: true } }
}
