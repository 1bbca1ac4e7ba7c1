import type { FieldCandidate } from '../fields.ts'
import type { Layout, PlacedCell } from '../layout.ts'

const at = (cell: PlacedCell, from: number, length: number) => ({
  line: cell.line,
  from: cell.from + from,
  to: cell.from + from + length,
})

/** What is asked for beside the carriage: pallets exchanged, a tail lift. */
export function findExtras(layout: Layout): FieldCandidate[] {
  const fields = { exchange: 'cargo.palletExchange', tailLift: 'cargo.tailLift' } as const
  return layout.cells.flatMap((cell) =>
    cell.labels.flatMap(({ value, from, to }): FieldCandidate[] => {
      if (value !== 'exchange' && value !== 'tailLift') return []
      const next = layout.cells.find((other) => other.line === cell.line && other.from > cell.from)
      const said = `${cell.text.slice(to)} ${cell.isLabel ? (next?.text ?? '') : ''}`
      const isNo =
        /^[\s:]*(?:nein|nicht|kein|entfällt|nie\b)/i.test(said) ||
        /(?:kein(?:e|en)?|ohne|bez)\s*$/i.test(cell.text.slice(0, from))
      return [{ field: fields[value], value: !isNo, source: at(cell, from, to - from), confidence: 92, doubts: [] }]
    }),
  )
}

const PAYMENT = /(?:zahlungsziel|zahlbar|termin płatności|payment)\P{N}{0,30}(\d{1,2})\s*(?:tage|dni|days)/iu
const STACKABLE = /(?<![\p{L}])(nicht\s|un|non-)?(?:über)?(?:stapelbar|stackable)/iu

/** Days until payment, and whether packages may stand on each other. */
export function findTerms(layout: Layout): FieldCandidate[] {
  return layout.cells.flatMap((cell): FieldCandidate[] => {
    const next = layout.cells.find(({ line, from }) => line === cell.line && from > cell.from)
    const text = cell.isLabel && next !== undefined ? `${cell.text} ${next.text}` : cell.text
    const payment = PAYMENT.exec(text)
    const stacking = STACKABLE.exec(cell.text)
    return [
      ...(payment
        ? [
            {
              field: 'customer.paymentTerms' as const,
              value: Number(payment[1]),
              source: at(cell, payment.index, payment[0].length),
              confidence: 95,
              doubts: [],
            },
          ]
        : []),
      ...(stacking
        ? [
            {
              field: 'cargo.stackable' as const,
              value: stacking[1] === undefined,
              source: at(cell, stacking.index, stacking[0].length),
              confidence: 94,
              doubts: [],
            },
          ]
        : []),
    ]
  })
}
