import type { EmailKind } from '#src/domain/emails/emails.ts'
import type { Row } from '../../store/models.ts'
import type { SeedContext } from '../basics/seed-context.ts'

type Understood = Row<'emails'>['understood']

/** A file that came along: text, or a paper of these lines and so many bytes, which is made when somebody asks for it. */
type LetterFile = { name: string; mimeType: string } & (
  | { content: string }
  | { paper: readonly string[]; size: number }
)

/** How large it is, bytes. */
export const sizeOf = (file: LetterFile): number =>
  'size' in file ? file.size : new TextEncoder().encode(file.content).length

/** An e-mail of the seed: who writes what, and what is understood of it. */
export interface Letter {
  /** Id of the partner it comes from, where he is one. */
  partnerId?: string
  fromName: string
  fromAddress?: string
  subject: string
  /** Minutes before now. */
  minutesAgo: number
  text: string
  kind: EmailKind
  understood?: Partial<Understood>
  /** Postal code and town it goes from and to. */
  route?: readonly [code: string, from: string, code: string, to: string]
  doubtful?: number
  files?: readonly LetterFile[]
  /** When it is to be shown again: day from today, wall time. */
  followUp?: readonly [day: number, time: string]
  isMine?: boolean
  status?: Row<'emails'>['status']
  isRead?: boolean
}

/** What letters say of the world around them. */
export interface World {
  context: SeedContext
  /** An order under way, one that was delivered, one that waits. */
  underWay: Row<'orders'>
  delivered: Row<'orders'>
  tourList: string
}

const DAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const

/** A working day so many days from now, as people write it: `Dienstag 24.11.` and `24.11.2026`. */
export function dayOf({ day }: SeedContext, offset: number) {
  let at = day(offset)
  let name = DAYS[new Date(`${at}T12:00:00Z`).getUTCDay()] ?? ''
  for (let more = 1; name === 'Sonntag' || name === 'Samstag'; more += 1) {
    at = day(offset + more)
    name = DAYS[new Date(`${at}T12:00:00Z`).getUTCDay()] ?? ''
  }
  const [year, month, date] = at.split('-')
  return { long: `${name}, ${date}.${month}.`, short: `${date}.${month}.${year}` }
}

/** The next day things are loaded on, and the working day after it. */
export function loadingDays(context: SeedContext) {
  const soon = dayOf(context, 3)
  let at = 4
  while (dayOf(context, at).short === soon.short) at += 1
  return [soon, dayOf(context, at)] as const
}

export const lines = (...all: readonly string[]) => all.join('\n')
