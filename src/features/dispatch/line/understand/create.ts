import type { StopDraft } from '#src/domain/stops/draft.ts'
import { runWithArguments } from '#src/commands/gate/command-arguments.ts'
import { newOrderIn } from '#src/domain/command-line/new-order-draft.ts'
import type { NewOrder, ParsedLine } from '#src/domain/command-line/line.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { obstacle } from './gate.ts'
import { meantBy } from './object.ts'
import type { LineContext, Chip, Interpretation } from './understanding.ts'

/** What an order cannot do without, and the field of the draft that holds it. */
const NEEDED = ['customer', 'from', 'to', 'goods', 'pickup', 'delivery'] as const

/** Opens the wizard with all that is said of a new order; a name that fits one customer is he, another one is new. */
export async function understandCreate(
  asking: LineContext,
  parsed: ParsedLine,
  line: NewOrder | undefined,
): Promise<Interpretation> {
  const { t, context } = asking
  const blocked = obstacle(asking, 'orders.create') ?? (context.online ? undefined : t('reasons.offline'))
  if (line === undefined || blocked !== undefined) {
    return { chips: [], sentence: t('line.say.create'), suggestions: [], ...(blocked !== undefined && { blocked }) }
  }
  const customer = await customerMeant(asking, parsed)
  const draft = newOrderIn(line, customer.id === undefined ? {} : { id: customer.id, name: customer.name ?? '' })
  const chips = [...customer.chips, ...chipsOf(draft, line, asking)]
  if (customer.instead !== undefined) return { ...customer.instead, chips }
  const missing = NEEDED.filter((role) => !chips.some((chip) => chip.role === role))
  return {
    chips,
    sentence: t('line.say.create'),
    suggestions: [],
    ...(missing.length > 0 && {
      verdict: {
        sign: 'notice' as const,
        lines: [t('line.hint.missing', { part: missing.map((role) => t(`line.part.${role}`)).join(', ') })],
      },
    }),
    leads: true,
    opensField: true,
    act: async (now) => {
      await runWithArguments(asking.registry, 'orders.create', now, draft)
      return { ok: true, text: t('line.done.create') }
    },
  }
}

interface MeantCustomer {
  id?: string
  name?: string
  chips: readonly Chip[]
  instead?: Interpretation
}

async function customerMeant(asking: LineContext, parsed: ParsedLine): Promise<MeantCustomer> {
  const part = parsed.parts.find(({ role }) => role === 'customer')
  if (part === undefined) return { chips: [] }
  const meant = await meantBy(asking, part, ['customer'])
  if ('thing' in meant) return { id: meant.thing.id, name: meant.thing.name, chips: [meant.chip] }
  const { instead } = meant
  if (instead.wrong === undefined) return { chips: instead.chips, instead }
  const value = asking.t('line.create.new', { name: part.text })
  return { chips: [{ role: 'customer', value, state: 'sure' }] }
}

/** The whole draft, a part each. */
function chipsOf({ cargo, pickup, delivery }: OrderDraft, line: NewOrder, { t, format }: LineContext): Chip[] {
  const { packageCount, packageType, weightKg, loadingMeters, description, vehicleType } = cargo
  const packages =
    packageCount === undefined ? undefined : `${packageCount} ${packageWord(packageType ?? '', packageCount, t)}`
  const measures = [
    packages,
    weightKg === undefined ? undefined : format.weight(weightKg),
    loadingMeters === undefined ? undefined : format.loadingMeters(loadingMeters),
  ]
  const chip = (role: Chip['role'], value: string | undefined): Chip[] =>
    value === undefined || value === '' ? [] : [{ role, value, state: 'sure' }]
  return [
    ...chip('from', line.from && placeText(pickup)),
    ...chip('to', line.to && placeText(delivery)),
    ...chip('goods', description),
    ...chip('measure', measures.filter(Boolean).join(' · ')),
    ...chip('type', vehicleType && t(`vehicle.type.${vehicleType}`)),
    ...chip('pickup', line.pickup && format.stopTime(pickup.date, pickup.timeFrom, pickup.timeTo)),
    ...chip('delivery', line.delivery && format.stopTime(delivery.date, delivery.timeFrom, delivery.timeTo)),
  ]
}

const placeText = ({ postalCode, city }: StopDraft) => [postalCode, city].filter(Boolean).join(' ')
