import { useState } from 'react'
import { epochToZoned } from '#src/domain/dates.ts'
import { FILTER_STATUSES, statusesIn, type OrderStatus } from '#src/domain/order-status.ts'
import { parseRange, type TypedRange } from './order-filter-range.ts'
import {
  FILTER_PRIORITIES,
  hasWrongArea,
  parseAreas,
  prioritiesIn,
  type OrderFilters,
  type OrderPriority,
  type OrderSearch,
} from './order-filters.ts'
import type { PartnerValue } from './partner-field.tsx'

/** What stands in the fields of the filter dialog, as typed. */
interface FilterValues {
  q: string
  city: string
  plz: string
  from: string
  to: string
  dfrom: string
  dto: string
  statuses: readonly OrderStatus[]
  priorities: readonly OrderPriority[]
  unassigned: boolean
  customer: PartnerValue
  carrier: PartnerValue
}

/** The filter dialog's values, what was understood of them, and what is wrong after the first attempt. */
export interface FilterForm {
  values: FilterValues
  pickup: TypedRange
  delivery: TypedRange
  errors: Partial<Record<'plz' | 'customer' | 'carrier', boolean>>
  /** How often it was tried in vain. */
  attempts: number
  set(values: Partial<FilterValues>): void
  toggle(name: 'statuses', value: OrderStatus): void
  toggle(name: 'priorities', value: OrderPriority): void
  /** The filters; undefined, and nothing lost, where something cannot be read. */
  submit(): OrderFilters | undefined
}

/** Reads the search into fields and, on submitting, the fields into filters; dates are understood from today on. */
export function useFilterForm(search: OrderSearch): FilterForm {
  const [today] = useState(() => epochToZoned(Date.now()).date)
  const [attempts, setAttempts] = useState(0)
  const [values, setValues] = useState<FilterValues>(() => valuesOf(search))
  const set = (next: Partial<FilterValues>) => setValues((before) => ({ ...before, ...next }))

  const pickup = parseRange(values.from, values.to, today)
  const delivery = parseRange(values.dfrom, values.dto, today)
  const isTyped = ({ typed }: PartnerValue) => typed !== undefined && typed.trim() !== ''
  const wrong = {
    plz: hasWrongArea(values.plz),
    customer: isTyped(values.customer),
    carrier: isTyped(values.carrier),
  }
  const isWrong = Object.values(wrong).some(Boolean) || pickup.wrong !== undefined || delivery.wrong !== undefined
  return {
    values,
    pickup,
    delivery,
    errors: attempts > 0 ? wrong : {},
    attempts,
    set,
    toggle(name: 'statuses' | 'priorities', value: OrderStatus | OrderPriority) {
      setValues((before) => {
        const chosen: readonly string[] = before[name]
        const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
        return { ...before, [name]: next }
      })
    },
    submit() {
      if (isWrong) {
        setAttempts((before) => before + 1)
        return undefined
      }
      return {
        q: values.q.trim() || undefined,
        status: FILTER_STATUSES.filter((one) => values.statuses.includes(one)).join(',') || undefined,
        prio: FILTER_PRIORITIES.filter((one) => values.priorities.includes(one)).join(',') || undefined,
        unassigned: values.unassigned ? 'true' : undefined,
        customer: values.customer.id,
        carrier: values.carrier.id,
        from: pickup.from,
        to: pickup.to,
        dfrom: delivery.from,
        dto: delivery.to,
        city: values.city.trim() || undefined,
        plz: parseAreas(values.plz),
      }
    },
  }
}

function valuesOf(search: OrderSearch): FilterValues {
  return {
    q: search.q ?? '',
    city: search.city ?? '',
    plz: search.plz ?? '',
    from: shortDate(search.from),
    to: shortDate(search.to),
    dfrom: shortDate(search.dfrom),
    dto: shortDate(search.dto),
    statuses: statusesIn(search.status),
    priorities: prioritiesIn(search.prio),
    unassigned: search.unassigned === 'true',
    customer: { id: search.customer },
    carrier: { id: search.carrier },
  }
}

/** `24.11.2026`, which the field reads again. */
function shortDate(date: string | undefined): string {
  return date === undefined ? '' : date.split('-').toReversed().join('.')
}
