import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { endpoints } from '#src/contract/index.ts'
import { Order } from '#src/contract/orders/order.ts'
import { OrderEvent } from '#src/contract/orders/events.ts'

const names = Object.keys(Order.def.out.shape)
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Names a server may send: right ones in both ways of writing, poisonous ones, and anything. */
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...names, ...names.map(snake)) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'prototype', 'to_string', '_proto_') },
  { weight: 1, arbitrary: fc.string() },
)
const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
  fc.constantFrom('', ' ', 'undefined', 'NaN', '[object Object]', '<script>', '-0', '1e309', '2026-02-30', '24:00'),
  fc.double(),
  fc.string({ unit: 'binary' }),
)

/** An answer as a parser of JSON makes it: `__proto__` is a plain own property. */
const answer = fc.array(fc.tuple(name, hostile), { maxLength: 40 }).map((entries) => {
  const made: Record<string, unknown> = {}
  for (const [key, value] of entries) {
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return made
})

describe('the normaliser of orders', () => {
  test.prop([answer])('is total: every record becomes an order, whatever its fields hold', (raw) => {
    const order = Order.parse(raw)
    const { dangerousGoods = [{}], customerCharges = [{}], carrierCharges = [{}], ...others } = order
    const { furtherStops = [{}], goodsLines = [{}], ...plain } = others
    const lists = [dangerousGoods, customerCharges, carrierCharges, furtherStops, goodsLines]
    expect(lists.every((list) => list.length > 0)).toBe(true)
    for (const [field, value] of [plain, ...lists.flat()].flatMap((each) => Object.entries(each))) {
      expect(['string', 'number', 'boolean', 'undefined'], field).toContain(typeof value)
      if (typeof value === 'number') expect(Number.isFinite(value), field).toBe(true)
      if (typeof value !== 'string') continue
      expect(value.length, field).toBeLessThanOrEqual(10_000)
      expect(value.isWellFormed(), field).toBe(true)
    }
  })

  test.prop([answer])('is idempotent: an order read again is the same order', (raw) => {
    const once = Order.parse(raw)
    expect(Order.parse(once)).toEqual(once)
    expect(Order.parse(JSON.parse(JSON.stringify(once)))).toEqual(JSON.parse(JSON.stringify(once)))
  })

  test.prop([answer])('never pollutes a prototype and takes nothing from one', (raw) => {
    const before = Object.getOwnPropertyNames(Object.prototype).toSorted()
    const order = Order.parse(raw)
    expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before)
    expect(Object.getPrototypeOf(order)).toBe(Object.prototype)
    expect(Object.keys(order).filter((key) => !names.includes(key))).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test.prop([fc.constantFrom('__proto__', 'constructor', 'prototype'), fc.constantFrom('camel', 'snake')])(
    'a field named %s changes no default',
    (poison, writing) => {
      const values = writing === 'camel' ? { orderType: 'adr', polluted: 1 } : { order_type: 'adr', polluted: 1 }
      const raw: unknown = JSON.parse(`{"${poison}": ${JSON.stringify(values)}}`)
      expect(Order.parse(raw)).toEqual(Order.parse({}))
    },
  )

  test.prop([fc.array(fc.oneof(answer, hostile), { maxLength: 10 })])(
    'reads every list, dropping what is no record',
    (rows) => {
      const { data } = endpoints['orders.list'].response.parse({ data: rows })
      expect(data.length).toBeLessThanOrEqual(rows.length)
      expect(endpoints['orders.list'].response.parse(rows).data).toEqual(data)
    },
  )

  test.prop([answer])('is the same for events: total and idempotent', (raw) => {
    const once = OrderEvent.parse(raw)
    expect(OrderEvent.parse(once)).toEqual(once)
  })
})
