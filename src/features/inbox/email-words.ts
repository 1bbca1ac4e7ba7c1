import {
  CalendarClock,
  FileCheck,
  FileSpreadsheet,
  FileText,
  Mail,
  MessageSquare,
  Reply,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import type { Email } from '#src/contract/emails/email.ts'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import { EMAIL_KINDS, type EmailKind } from '#src/domain/emails/emails.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

export const KIND_ICONS: Readonly<Record<EmailKind, LucideIcon>> = {
  loadOrder: FileText,
  tourList: FileSpreadsheet,
  priceRequest: MessageSquare,
  quote: Reply,
  proof: FileCheck,
  driverReport: Truck,
  notice: CalendarClock,
  other: Mail,
}

/** A kind by its name in an address. */
export const emailKind = (name: string): EmailKind => EMAIL_KINDS.find((kind) => kind === name) ?? 'other'

/** Who has written it: the firm that is known, and the person. */
export function senderOf({ fromName, fromAddress, partnerName }: Email): string {
  const person = fromName || fromAddress
  const [firm = ''] = partnerName?.split(' ') ?? []
  // Many write their firm into their own name.
  return firm === '' || person.startsWith(firm) ? person : `${partnerName}, ${person}`
}

/** The person who gets an answer. */
export const personOf = ({ fromName, fromAddress }: Email): string => fromName || fromAddress

/** The day of a moment, where the company is. */
export const dayOf = (stamp: string): PlainDate => epochToZoned(Date.parse(stamp)).date

/** `13:52` of today, `Di 08:00` else; of other weeks the day. */
export function momentOf(stamp: string, today: PlainDate, format: Format): string {
  const { date, time } = epochToZoned(Date.parse(stamp))
  if (date === today) return time
  return `${format.date(date)} ${time}`
}

const DAY = 86_400_000
const yesterdayOf = (today: PlainDate): PlainDate =>
  dayOf(new Date(Date.parse(`${today}T12:00:00Z`) - DAY).toISOString())

/** The heading an e-mail stands under by the day it came, or came back; those that are put off have their own. */
export function listedGroup({ listedAt, receivedAt, followUpAt }: Email, today: PlainDate, t: Translate): string {
  if (followUpAt !== undefined) return t('inbox.tab.followUp')
  const day = dayOf(listedAt ?? receivedAt)
  if (day >= today) return t('inbox.day.today')
  return t(day === yesterdayOf(today) ? 'inbox.day.yesterday' : 'inbox.day.earlier')
}

/** The same by the day it is to be shown again; what is overdue belongs to today. */
export function followUpGroup({ followUpAt = '' }: Email, today: PlainDate, t: Translate): string {
  return t(followUpAt === '' || dayOf(followUpAt) <= today ? 'inbox.day.today' : 'inbox.day.later')
}

/** How many of them are to be shown again today; what is overdue belongs to today. */
export const dueToday = (emails: readonly Email[], today: PlainDate): number =>
  emails.filter(({ followUpAt }) => followUpAt !== undefined && dayOf(followUpAt) <= today).length

/** Nobody has opened it yet; what is put off or dealt with needs no one to. */
export const isUnread = ({ status, followUpAt, readAt }: Email): boolean =>
  status === 'new' && followUpAt === undefined && readAt === undefined

/** It was put off, and has come back. */
export const isBack = ({ status, listedAt, receivedAt }: Email): boolean =>
  status === 'new' && listedAt !== undefined && listedAt !== receivedAt
