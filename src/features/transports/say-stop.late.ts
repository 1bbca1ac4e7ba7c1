import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { furtherStop, type OrderPlace } from '#src/domain/stops/further-stops.ts'
import { nextToSay, type PlaceStamp } from '#src/domain/transports/seen-stop.ts'
import { stampsAt, type StopStamp } from '#src/domain/transports/stop-stamps.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { momentKind } from '#src/records/fields/kinds/moment-kind.ts'
import { transportChanges } from './transport-changes.ts'
import { transportLabel } from './transport-values.ts'
import { focusedTransport, type TransportWithOrder } from './with-order.ts'

/** What somebody wants to say of a transport's truck: that it came to a place, or left it. */
interface ChosenStop extends TransportWithOrder {
  place: OrderPlace
  seen: PlaceStamp
}

/** `deliveryLeftAt` and the like: what the two places that every transport has are called by. */
const stampOf = ({ place, seen }: Pick<ChosenStop, 'place' | 'seen'>): StopStamp =>
  `${place.kind}${seen === 'arrivedAt' ? 'ArrivedAt' : 'LeftAt'}`

/** "50667 Köln": where a place is. */
function placeText({ transport, order }: TransportWithOrder, place: OrderPlace): string {
  const further = furtherStop(order ?? {}, place)
  if (further) return `${further.postalCode} ${further.city}`.trim()
  const { origin, originPostalCode, destination, destinationPostalCode } = transport
  return (place.kind === 'pickup' ? `${originPostalCode} ${origin}` : `${destinationPostalCode} ${destination}`).trim()
}

/** Every arrival and departure of a transport: what is likely to be said next first, each with when it was as far as is known. */
export async function stopChoices(context: CommandContext): Promise<Choice<ChosenStop>[]> {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const held = await focusedTransport(context)
  if (held === undefined) return []
  return nextToSay(held.order ?? {}, held.transport).map(({ place, seen }) => {
    const at = stampsAt(held.transport, place)[seen]
    const detail = [placeText(held, place), at === undefined ? '' : format.stamp(at)].filter(Boolean).join(' · ')
    const value = { ...held, place, seen }
    const title = t(`transports.field.${stampOf(value)}`)
    return { id: `${place.kind}-${place.part}-${seen}`, title, ...(detail && { detail }), value }
  })
}

/**
 * Asks in one line when it was, `jetzt` unless it is known, and says so; the status goes on by it. An empty line takes away what is known.
 * The question stands until it is done, so that what was typed outlasts a lost network. Source: decision A40
 */
export async function sayStop(context: CommandContext, chosen: ChosenStop): Promise<void> {
  const { t, ask } = context.services
  const { transport, place, seen } = chosen
  const known = stampsAt(transport, place)[seen]
  const what = t(`transports.field.${stampOf(chosen)}`)
  const read = (text: string) => momentKind.read(text, { today: epochToZoned(Date.now()).date, before: [] })?.[0]
  const isWrong = (text: string) => read(text) === undefined || (read(text) === null && known === undefined)
  // Whether somebody else has said it meanwhile is known of the two main places; of others what is newer is told.
  const field = place.part === 0 ? transportChanges.versions(context, stampOf(chosen)) : undefined
  await ask({
    title: t('transports.sayStop.question', { name: transportLabel(transport), what }),
    label: [what, placeText(chosen, place)].filter(Boolean).join(', '),
    detail: t('transports.sayStop.hint'),
    confirmLabel: t('transports.sayStop.confirm'),
    text: known === undefined ? t('transports.sayStop.now') : momentKind.typed([known]),
    line: (text) => (isWrong(text) ? t('fields.momentWrong') : undefined),
    async send(text) {
      const at = read(text)
      if (isWrong(text) || (at !== null && typeof at !== 'string')) return false
      const time = formatFor(currentLanguage()).stamp(at ?? undefined)
      await transportChanges.change<OrderPlace & { [K in PlaceStamp]?: string | null }>(context, {
        commandId: 'transports.sayStop',
        title: t('transports.sayStop.done', { what, time }),
        records: [transport],
        field,
        call: (call, request) => call('transports.sayStop', request),
        deliver: (send) => send({ ...place, [seen]: at }),
      })
      return true
    },
  })
}
