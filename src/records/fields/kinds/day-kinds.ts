import { readDay, readTimeWindow } from '#src/i18n/typed-dates.ts'
import { isText, type FieldKind } from './kinds.ts'

/** A day: typed as `mo`, `+2`, `24.11.` or `KW 48`. */
export const dateKind: FieldKind = {
  control: 'text',
  isDay: true,
  maxLength: 20,
  typed: ([value]) => (isText(value) ? value.split('-').toReversed().join('.') : ''),
  read: (text, { today }) => {
    if (text.trim() === '') return [null]
    const date = readDay(text, today)
    return date === undefined ? undefined : [date]
  },
  shown: ([value], { format }) => format.dateWithYear(isText(value) ? value : undefined),
  wrong: 'list.filter.dateWrong',
  hint: 'list.filter.date.hint',
}

/**
 * From and to, and whether both are only assumed: what is typed is said. One time alone or `ab 8` is the beginning, `bis 12`
 * the end, and the other one stays where somebody has said it.
 */
export const windowKind: FieldKind = {
  control: 'text',
  maxLength: 30,
  typed: ([from, to]) => (isText(from) ? [from, to].filter(isText).join('–') : isText(to) ? `bis ${to}` : ''),
  read: (text, { before }) => {
    if (text.trim() === '') return [null, null, null]
    const window = readTimeWindow(text)
    if (window === undefined) return undefined
    const [from = null, to = null] = before[2] === true ? [] : before
    return [window.from ?? from, window.to ?? to, null]
  },
  shown: ([from, to, assumed], { t, format }) => {
    const window = format.timeWindow(isText(from) ? from : undefined, isText(to) ? to : undefined)
    return assumed === true ? t('fields.window.assumed', { window }) : window
  },
  wrong: 'fields.windowWrong',
  hint: 'fields.windowHint',
}
