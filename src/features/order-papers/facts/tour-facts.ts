import type { Order } from '#src/contract/orders/order.ts'
import type { Tour, TourOrder, TourStop } from '#src/contract/tours.ts'
import { dangerousGoods } from '#src/domain/documents/adr-papers.ts'
import { isCrossBorder, paperPlace, paperText } from '#src/domain/documents/paper-text.ts'
import { adrAboard } from '#src/domain/tours/load.ts'
import { haltsOf, siteKey } from '#src/domain/tours/stops.ts'
import { type Adr, adrLoadText, adrOf } from './adr-values.ts'
import {
  exemptionText,
  format,
  joined,
  type PaperText,
  paperWindow,
  type Party,
  shown,
  temperatureText,
} from './paper-values.ts'
import { goodsAt, type GoodsRow, goodsRowsOf } from './goods-rows.ts'
import { words } from './paper-words.ts'

/** What is done for one order where the truck halts. */
export interface HaltStop {
  kind: TourStop['kind']
  order: string
  goods: PaperText
  time: PaperText
  reference: PaperText
  bookingNumber: PaperText
  ramp: PaperText
  openingHours: PaperText
  driverHints: PaperText
  contact: PaperText
  needs: PaperText
}

/** One halt of a tour: where and when, for which orders, and what is aboard afterwards. */
export interface Halt {
  title: string
  party: Party
  planned: PaperText
  stops: readonly HaltStop[]
  aboard: string
  /** Points and tunnel code of the dangerous goods aboard together; nothing without any. */
  adr: PaperText
}

/** What the paper of an order says of the tour it is part of. No price but the order's own stands on it. */
export interface TourPaper {
  number: string
  crossBorder: boolean
  halts: readonly Halt[]
  orders: readonly {
    number: string
    rows: readonly GoodsRow[]
    adr: Adr | undefined
    temperature: PaperText
  }[]
}

/** The tour as the paper shows it; nothing where the order rides alone, or is not carried by whom the tour is of. */
export function tourPaper(order: Order, tour: Tour | undefined): TourPaper | undefined {
  if (tour === undefined || tour.orders.length < 2 || !tour.orders.some(({ id }) => id === order.id)) return undefined
  const isSame =
    tour.vehicleId === order.assignedVehicleId && (tour.vehicleId !== undefined || tour.carrierId === order.carrierId)
  if (!isSame) return undefined
  const countries = tour.stops.map(({ country }) => country)
  return {
    number: paperText(tour.number) ?? tour.id,
    crossBorder: countries.some((country) => isCrossBorder(countries[0] ?? country, country)),
    halts: haltsOnPaper(tour),
    orders: tour.orders.map((one) => ({
      number: paperText(one.orderNumber) ?? one.id,
      rows: goodsRowsOf(one, paperText(one.orderNumber) ?? one.id),
      adr: adrOf(dangerousGoods(one)),
      temperature: temperatureText(one.temperatureMin, one.temperatureMax),
    })),
  }
}

function haltsOnPaper(tour: Tour): Halt[] {
  const orders = new Map(tour.orders.map((order) => [order.id, order]))
  const adr = adrAboard(tour.stops, (id) => orders.get(id))
  const site = (stop: TourStop) => siteKey(stop.company, stop.address, stop.postalCode, stop.city, stop.country)
  let passed = 0
  return haltsOf(tour.stops, site).flatMap((stops, index): Halt[] => {
    const [first, last] = [stops[0], stops.at(-1)]
    passed += stops.length
    if (!first || !last) return []
    const lines = adr[passed - 1] ?? []
    const aboard = lines.length === 0 ? undefined : adrOf(dangerousGoods({ orderType: 'adr', dangerousGoods: lines }))
    return [
      {
        title: `${index + 1}. ${titleOf(stops)}`,
        party: partyOf(first),
        planned: joined(shown(format.dateWithYear(first.plannedDate)), first.plannedTime),
        stops: stops.map((stop) => haltStop(stop, orders.get(stop.orderId))),
        aboard: aboardText(last),
        adr: aboard && adrLoadText(aboard),
      },
    ]
  })
}

function titleOf(stops: readonly TourStop[]): string {
  const kinds = new Set(stops.map(({ kind }) => kind))
  if (kinds.size > 1) return words['tour.both']
  return kinds.has('pickup') ? words.pickup : words.delivery
}

function partyOf({ company, address, postalCode, city, country }: TourStop): Party {
  return {
    name: paperText(company),
    street: paperText(address),
    place: paperPlace(postalCode, city),
    country: paperText(country),
  }
}

function haltStop(stop: TourStop, order: TourOrder | undefined): HaltStop {
  const window = paperWindow(stop.timeFrom, stop.timeTo, stop.timesAssumed)
  return {
    kind: stop.kind,
    order: paperText(stop.orderNumber) ?? stop.orderId,
    goods: order && goodsAt(order, stop),
    time: joined(shown(format.dateWithYear(stop.date)), window, stop.fixed ? words.fixed : undefined),
    reference: paperText(stop.reference),
    bookingNumber: paperText(stop.bookingNumber),
    ramp: paperText(stop.ramp),
    openingHours: paperText(stop.openingHours),
    driverHints: paperText(stop.driverHints),
    contact: joined(stop.contactPerson, stop.phone),
    needs: order && needsText(order),
  }
}

function needsText({ tailLift, palletExchange, palletsExchanged, banExemption }: TourOrder): PaperText {
  const exchanged = palletExchange
    ? [words.palletExchange, shown(format.number(palletsExchanged, 0))].filter(Boolean).join(' ')
    : undefined
  return joined(tailLift ? words.tailLift : undefined, exchanged, exemptionText(banExemption))
}

function aboardText({ loadingMeters, weightKg, pallets }: TourStop): string {
  const load = [
    loadingMeters > 0 && format.loadingMeters(loadingMeters),
    weightKg > 0 && format.weight(weightKg),
    pallets > 0 && `${format.number(pallets, 0)} ${words['tour.pallets']}`,
  ].filter(Boolean)
  return load.length === 0 ? words['tour.empty'] : load.join(' · ')
}
