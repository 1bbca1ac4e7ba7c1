import { toCents, toEuros } from '#src/domain/basics/money.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import { type Dimensions, parseDimensions } from '#src/domain/goods/dimensions.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'
import { asTyped, isNumber, isText, moneyKind, numberKind, textKind, type FieldKind } from './kinds.ts'

/** Metres of loading floor. */
export const loadingMetersKind: FieldKind = {
  ...numberKind('LDM'),
  shown: ([value], { format }) => format.loadingMeters(isNumber(value) ? value : undefined),
}

const euros = moneyKind(() => 'EUR')
const inEuros = (value: unknown) => (isNumber(value) ? toEuros(value) : undefined)

/** An amount that the record holds in integer cents; typed and shown in euros. */
export const centsKind: FieldKind = {
  ...euros,
  typed: ([cents]) => euros.typed([inEuros(cents)]),
  read: (text, reading) => euros.read(text, reading)?.map((value) => (isNumber(value) ? toCents(value) : value)),
  shown: ([cents], words) => euros.shown([inEuros(cents)], words),
}

/** A share in percent. */
export const percentKind: FieldKind = {
  ...numberKind('%', 2),
  shown: ([value], { format }) => format.percent(isNumber(value) ? value : undefined, 2),
}

/** So many days. */
export const daysKind: FieldKind = {
  ...numberKind('', 0),
  shown: ([value], { t }) => (isNumber(value) ? t('records.partner.days', { count: value }) : NOTHING),
}

const RANGE = /^(.*?\d)\s*(?:°\s*C)?\s*(?:bis|\/|–|—|-)\s*([-−+]?\s*\d.*)$/i

/** The word before a temperature that is only one end: `ab 2`, `bis -18`. */
const ONE_END = /^(ab|mindestens|min\.?|bis|höchstens|max\.?)\s*(?=[-−+\d])/i

/** Lowest and highest temperature: `2-8`, `-20 bis -18`; one alone is both, `ab 2` only the lowest. */
export const temperatureKind: FieldKind = {
  control: 'text',
  maxLength: 24,
  typed: ([low, high]) => {
    if (isNumber(low) && low === high) return asTyped(low)
    if (isNumber(low)) return isNumber(high) ? `${asTyped(low)} bis ${asTyped(high)}` : `ab ${asTyped(low)}`
    return isNumber(high) ? `bis ${asTyped(high)}` : ''
  },
  read: (text) => {
    const typed = germanNumbers(text.trim())
    if (typed === '') return [null, null]
    const [word, name = ''] = ONE_END.exec(typed) ?? []
    if (word !== undefined) {
      const end = parseDecimal(typed.slice(word.length))
      return end === undefined ? undefined : /^(?:ab|mi)/i.test(name) ? [end, null] : [null, end]
    }
    const [, low = typed, high = typed] = RANGE.exec(typed) ?? []
    const ends = [parseDecimal(low), parseDecimal(high)]
    return ends.every((end) => end !== undefined) ? ends : undefined
  },
  shown: ([low, high], { t, format }) => {
    if (!isNumber(low)) return isNumber(high) ? t('fields.temperature.most', { value: format.number(high) }) : NOTHING
    if (!isNumber(high)) return t('fields.temperature.least', { value: format.number(low) })
    if (low === high) return `${format.number(low)} °C`
    return t('fields.temperature', { low: format.number(low), high: format.number(high) })
  },
  wrong: 'fields.temperatureWrong',
  hint: 'fields.temperatureHint',
}

const measuresOf = (value: unknown): Dimensions | undefined => (isText(value) ? parseDimensions(value) : undefined)

/**
 * Length, width and height of a piece: `120 x 80 x 180 cm`, `L 12 m B 2,4`. What was typed is kept, and shown in metres; words
 * that are no measures are kept as they are.
 */
export const dimensionsKind: FieldKind = {
  ...textKind(),
  typed: ([value]) => {
    const { lengthM, widthM, heightM } = measuresOf(value) ?? {}
    const isWhole = widthM !== undefined || heightM === undefined
    if (lengthM === undefined || !isWhole) return isText(value) ? value : ''
    const sides = [lengthM, widthM, heightM].filter(isNumber).map(asTyped)
    return sides.length === 1 ? `L ${sides[0]} m` : `${sides.join(' × ')} m`
  },
  shown: ([value], words) => {
    const measures = measuresOf(value)
    if (measures === undefined) return textKind().shown([value], words)
    const { t, format } = words
    const sides = (['lengthM', 'widthM', 'heightM'] as const).flatMap((side) => {
      const metres = measures[side]
      return metres === undefined ? [] : [t(`fields.dimensions.${side}`, { metres: format.number(metres, 3) })]
    })
    return `${sides.join(' × ')} m`
  },
  hint: 'fields.dimensionsHint',
}
