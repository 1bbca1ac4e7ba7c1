import { epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { parseTypedTime } from '#src/domain/basics/typed-dates.ts'
import { readDay } from '#src/i18n/typed-dates.ts'
import { isText, type FieldKind } from './kinds.ts'

const MINUTE = 60_000
const minuteOf = (now: number) => Math.floor(now / MINUTE) * MINUTE

/** `jetzt` in the ten languages of the interface, and so many minutes ago: `-10`, `-10 min`. */
const AGO = /^(?:jetzt|now|maintenant|ahora|adesso|nu|teraz|teď|ted|agora|[-−](\d{1,3})(?:\s*min)?)$/i

/**
 * A moment that has been, ISO 8601 in UTC: typed as a time of today, `14:30`, with its day before it, `26.11. 14:30`, as now, or so many
 * minutes ago, `-10`.
 */
export const momentKind: FieldKind = {
  control: 'text',
  maxLength: 30,
  typed: ([value]) => {
    const epoch = isText(value) ? Date.parse(value) : Number.NaN
    if (Number.isNaN(epoch)) return ''
    const { date, time } = epochToZoned(epoch)
    return `${date.split('-').toReversed().join('.')} ${time}`
  },
  read: (text, { today }) => {
    const words = text.trim().split(/\s+/)
    if (words[0] === '') return [null]
    const ago = AGO.exec(text.trim())
    if (ago) return [new Date(minuteOf(Date.now()) - Number(ago[1] ?? 0) * MINUTE).toISOString()]
    const time = parseTypedTime(words.at(-1) ?? '')
    const date = words.length === 1 ? today : readDay(words.slice(0, -1).join(' '), today)
    const epoch = time === undefined || date === undefined ? Number.NaN : zonedToEpoch(date, time)
    return Number.isNaN(epoch) ? undefined : [new Date(epoch).toISOString()]
  },
  shown: ([value], { format }) => format.stamp(isText(value) ? value : undefined),
  wrong: 'fields.momentWrong',
  hint: 'fields.momentHint',
}
