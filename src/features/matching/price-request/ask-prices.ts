import * as z from 'zod/mini'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { PriceRequest } from '#src/contract/price-requests.ts'
import { addDays, type epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { parseTypedTime } from '#src/domain/basics/typed-dates.ts'
import { MOST_CARRIERS_ASKED } from '#src/domain/matching/quotes.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { longKind, moneyKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormTexts, RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import type { Proposals } from '../proposals/proposal.ts'
import { askedIn, askedText, carriersIn, offeredText } from './ask-carriers.ts'
import { CarriersControl, NAME_TYPED } from './carriers-control.tsx'
import { priceRequestChanges } from './price-request-changes.ts'

/** The wall clock, to the minute. */
type Clock = ReturnType<typeof epochToZoned>

/** The moment a typed time means: today, tomorrow where that is over. */
export function deadlineOf(typed: string, { date, time }: Clock): string | undefined {
  const at = parseTypedTime(typed)
  if (at === undefined) return undefined
  return new Date(zonedToEpoch(at > time ? date : addDays(date, 1), at)).toISOString()
}

/** Two hours from now, by the full hour; late in the day tomorrow at nine. */
const usualDeadline = ({ time }: Clock): string => {
  const hour = Number(time.slice(0, 2)) + 2
  return hour > 18 ? '09:00' : `${String(hour).padStart(2, '0')}:00`
}

const Input = z.object({
  carriers: z.array(z.string()),
  deadline: z.string(),
  targetPrice: z.nullable(z.number()),
  text: z.nullable(z.string()),
})
type Input = Readonly<Omit<z.output<typeof Input>, 'targetPrice' | 'text'>> & { targetPrice?: number; text: string }

/** The carriers who are asked, by their ids. */
const carriersKind: FieldKind = {
  ...textKind(2000),
  typed: ([ids]) => (Array.isArray(ids) ? askedText(ids.map(String)) : ''),
  read: (text) => [askedIn(text)],
  shown: () => '',
}

/** A time of day until which carriers may answer, as the moment it means. */
const deadlineKind = (clock: Clock): FieldKind => ({
  ...textKind(20),
  read(text) {
    const at = deadlineOf(text, clock)
    return at === undefined ? undefined : [at]
  },
  shown: ([at], { format }) => (typeof at === 'string' ? format.stamp(at) : ''),
  wrong: 'quotes.ask.wrong',
})

function askForm(texts: FormTexts, clock: Clock): RecordForm<Input> {
  return {
    fields: [
      {
        id: 'carriers',
        name: 'quotes.ask.carriers',
        kind: carriersKind,
        props: ['carriers'],
        Control: CarriersControl,
      },
      { id: 'deadline', name: 'quotes.ask.deadline', kind: deadlineKind(clock), props: ['deadline'] },
      { id: 'targetPrice', name: 'quotes.ask.target', kind: moneyKind(() => 'EUR'), props: ['targetPrice'] },
      {
        id: 'text',
        name: 'quotes.ask.text',
        kind: longKind(5000),
        props: ['text'],
        hint: (_texts, { t }) => t('quotes.ask.text.hint'),
      },
    ],
    rows: [
      ['grid-cols-1', 'carriers'],
      ['grid-cols-2', 'deadline', 'targetPrice'],
      ['grid-cols-1', 'text'],
    ],
    required: ['carriers', 'deadline'],
    // Who is proposed and what is usual stand there: Enter asks them.
    first: 'deadline',
    blank: { carriers: [], deadline: '', text: '' },
    texts,
    check: ({ carriers, targetPrice }, _props, { texts: typed }) => [
      // What is typed of a name and not chosen would be forgotten.
      ...((typed[NAME_TYPED] ?? '').trim() === '' ? [] : errorAt('carriers', 'carrierUnknown')),
      ...(carriers.length === 0 ? errorAt('carriers', 'required') : []),
      ...(carriers.length > MOST_CARRIERS_ASKED
        ? errorAt('carriers', 'carriersMost', { max: MOST_CARRIERS_ASKED })
        : []),
      ...(targetPrice !== undefined && targetPrice <= 0 ? errorAt('targetPrice', 'amountWrong') : []),
    ],
  }
}

interface PriceQuestion {
  order: Order
  /** What is proposed for it; carriers among it are offered. */
  proposals: Proposals
  clock: Clock
}

/** Shows who is asked until when, and sends it; the answers come into the panel that is opened beside. */
export function askForPrices(context: CommandContext, { order, proposals, clock }: PriceQuestion): void {
  const { t } = context.services
  const { offered, asked } = carriersIn(proposals, {
    score: (score) => t('matching.scoreIs', { score }),
    blocked: t('quotes.ask.blocked'),
  })
  const texts = { carriers: askedText(asked), offered: offeredText(offered), deadline: usualDeadline(clock) }
  openForm(context, {
    form: askForm(texts, clock),
    name: `priceRequest.${order.id}`,
    command: 'priceRequests.create',
    title: t('quotes.ask.title', { order: order.orderNumber }),
    confirm: t('quotes.ask.confirm'),
    width: 560,
    record: undefined,
    currentOf: () => undefined,
    onSend: ({ values }) => sendQuestion(context, order, Input.parse(values)),
  })
}

/** Asks them; what has been sent cannot be taken back. Throws what speaks against it. */
async function sendQuestion(context: CommandContext, order: Order, said: z.output<typeof Input>): Promise<void> {
  const { services } = context
  const { carriers, deadline, targetPrice, text } = said
  const body = {
    orderId: order.id,
    carriers: carriers.map((carrierId) => ({ carrierId })),
    deadline,
    ...(targetPrice !== null && { targetPrice }),
    ...(text !== null && { text }),
  }
  await priceRequestChanges.create(context, {
    commandId: 'priceRequests.create',
    title: services.t('quotes.asked'),
    blank: PriceRequest.parse({}),
    body,
    call: (call, idempotencyKey) => call('priceRequests.create', { body, idempotencyKey }),
    done: ({ id }) => services.openPanel({ kind: 'priceRequest', id }),
  })
}
