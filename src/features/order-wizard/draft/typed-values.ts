import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { parseAdrAmount } from '#src/domain/goods/adr-lines.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import type { WizardInput } from '#machines/wizard-session.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { parseAmount, toEuros } from '#src/domain/basics/money.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { parseTypedPackages } from '#src/domain/goods/typed-packages.ts'
import { readDeliveryDay, readTimeWindow } from '#src/i18n/typed-dates.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'
import type { TypedTexts } from './store.ts'

/** A typed number; nothing for a blank text, NaN for what is none, so that the rules find it. */
export function readNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : (parseDecimal(germanNumbers(text)) ?? Number.NaN)
}

/** A typed amount of a substance with its unit, `500 l`; in `unit` where none is typed, NaN for what is no number. */
export function readAdrAmount(text: string, unit: string): Pick<AdrLine, 'quantity' | 'unit'> {
  return parseAdrAmount(germanNumbers(text)) ?? { quantity: readNumber(text), unit }
}

/** Typed packages, by their number, their word or both; NaN for what is neither, so that the rules find it. */
export function readPackages(text: string): Pick<CargoDraft, 'packageCount' | 'packageType'> {
  if (text.trim() === '') return { packageCount: undefined }
  const { count, type } = parseTypedPackages(germanNumbers(text)) ?? { count: Number.NaN }
  return { packageCount: count, ...(type !== undefined && { packageType: type }) }
}

/** A typed amount in euros; nothing for a blank text, NaN for what is none or has more than two decimals. */
export function readEuros(text: string): number | undefined {
  if (text.trim() === '') return undefined
  const cents = parseAmount(germanNumbers(text))
  return cents === undefined ? Number.NaN : toEuros(cents)
}

/** A typed date, of a delivery from the day of loading on; what is none stays as it was typed, so that the rules find it. */
export function readDate(text: string, today: PlainDate, loaded?: string): string | undefined {
  const typed = text.trim()
  return typed === '' ? undefined : (readDeliveryDay(typed, { today, loaded }) ?? typed)
}

/**
 * A typed time window; of a time on one side only the other end stays open (decision A36). Both ends are the text itself where
 * it is none, so that the rules find it, nothing where it is blank.
 */
export function readWindow(text: string): {
  timeFrom: string | undefined
  timeTo: string | undefined
  isRead: boolean
} {
  const typed = text.trim()
  if (typed === '') return { timeFrom: undefined, timeTo: undefined, isRead: true }
  const window = readTimeWindow(typed)
  if (window === undefined) return { timeFrom: typed, timeTo: typed, isRead: false }
  return { timeFrom: window.from, timeTo: window.to, isRead: true }
}

const CARGO_NUMBERS = ['weightKg', 'loadingMeters', 'packageCount', 'quantity', 'volumeM3'] as const

/** What was kept, with the numbers that were typed wrongly put back as NaN: storage cannot say it. */
export function withTypedTexts(input: WizardInput, texts: TypedTexts): WizardInput {
  const data: Partial<OrderDraft> = input.data ?? {}
  return { ...input, data: { ...data, customer: customerOf(data.customer, texts), cargo: cargoOf(data.cargo, texts) } }
}

function customerOf(customer: CustomerDraft | undefined, texts: TypedTexts): CustomerDraft {
  const paymentTerms = texts['customer.paymentTerms']
  return { ...customer, ...(paymentTerms !== undefined && { paymentTerms: readNumber(paymentTerms) }) }
}

function cargoOf(cargo: CargoDraft | undefined, texts: TypedTexts): CargoDraft {
  const read: CargoDraft = { ...cargo }
  for (const field of CARGO_NUMBERS) {
    const text = texts[`cargo.${field}`]
    if (text === undefined) continue
    if (field === 'packageCount') Object.assign(read, readPackages(text))
    else read[field] = readNumber(text)
  }
  const quantity = texts['cargo.adr.quantity']
  if (quantity !== undefined && read.adr) read.adr = { ...read.adr, ...readAdrAmount(quantity, read.adr.unit ?? 'kg') }
  const packages = texts['cargo.adr.packages']
  if (packages !== undefined && read.adr) read.adr = { ...read.adr, packages: readNumber(packages) }
  for (const end of ['min', 'max'] as const) {
    const text = texts[`cargo.temperature.${end}`]
    if (text !== undefined) read.temperature = { ...read.temperature, [end]: readNumber(text) }
  }
  return read
}
