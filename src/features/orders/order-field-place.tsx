import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  use,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { useCommands } from '#src/commands/commands-provider.tsx'
import type { Order } from '#src/contract/order.ts'
import type { ReasonCode } from '#src/domain/reason-messages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MAIN_PANEL, usePanelFocus } from '#src/workspace/panel-focus.tsx'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { orderEditing } from './order-editing.ts'
import { readField, withValues, type FieldReading } from './order-field-check.ts'
import type { Words } from './order-field-kinds.ts'
import { saveField } from './order-field-save.ts'
import { openFields, type OpenField, type OpenFields } from './order-field-store.ts'
import { fieldRefusal, orderField, type OrderField } from './order-fields.ts'
import { knownOrder } from './orders.queries.ts'

/** What the fields of one order know and can do in one place, its panel or its page. */
export interface FieldPlace {
  /** The order as the server holds it, and as it will be once what is under way has arrived. */
  order: Order
  shown: Order
  /** As `shown`, with what is being typed where it can be read: sums follow at once. */
  expected: Order
  words: Words
  open: OpenFields
  /** The field that Tab comes to. */
  current: string | undefined
  setCurrent(id: string): void
  /** Fields that somebody tried to leave; before that nothing typed is called wrong. */
  isChecked(id: string): boolean
  /** Whether a field wants the focus as soon as it is drawn; `fulfil` says that it has it. */
  isWanted(id: string): boolean
  fulfil(): void
  refusal(field: Pick<OrderField, 'permission'>): ReasonCode | undefined
  /** Whether a field that holds nothing is folded away now. */
  isFolded(field: OrderField): boolean
  edit(field: OrderField): void
  type(field: OrderField, text: string): void
  reading(field: OrderField, entry: OpenField): FieldReading
  /** Sends what was typed; false when it cannot be sent and the field stays open. `back`: to the list it came from. */
  save(field: OrderField, back?: 'back'): boolean
  revert(field: OrderField): void
  keepMine(field: OrderField): void
  takeTheirs(field: OrderField): void
}

const PlaceContext = createContext<FieldPlace | undefined>(undefined)
export const FieldPlaceProvider = PlaceContext

/** The fields around this component; only below `OrderFields`. */
export function useFieldPlace(): FieldPlace {
  const place = use(PlaceContext)
  if (place === undefined) throw new Error('A field of an order was rendered outside of its place')
  return place
}

/** Opens, checks, saves and reverts the fields of an order in the panel this stands in. */
export function useFieldsOf(order: Order, container: RefObject<HTMLElement | null>): Omit<FieldPlace, 'isFolded'> {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const { tenantId, userId, role } = useSession()
  const { key } = usePanelPlace()
  const panelFocus = usePanelFocus()
  const queryClient = useQueryClient()
  const owner = { tenantId, userId, scope: queryClient }
  const open = useSyncExternalStore(openFields.subscribe, () => openFields.of(owner, order.id))
  const wish = useSyncExternalStore(orderEditing.subscribe, orderEditing.current)
  const [current, setCurrent] = useState<string>()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const wanted = useRef<string>(undefined)
  const reopen = useRef<string>(undefined)
  const shown = withPending(order, open)
  const words = { t, format, order: shown }
  const expected = withTyped(shown, open)

  const edit = (field: OrderField) => {
    // What is still on its way is opened when it has arrived.
    if (openFields.of(owner, order.id).get(field.id)?.state === 'sending') reopen.current = field.id
    openFields.start(owner, knownOrder(queryClient, order.id) ?? order, field)
    setChecked((before) => new Set([...before].filter((id) => id !== field.id)))
    setCurrent(field.id)
    wanted.current = field.id
    draw()
  }
  const latest = useRef(edit)
  useEffect(() => {
    latest.current = edit
  })
  const reading = (field: OrderField, entry: OpenField) => readField(expected, field, entry, words)
  const goBack = () => {
    if (orderEditing.isVisit(key, order.id)) panelFocus.focus(MAIN_PANEL)
  }
  const leave = (field: OrderField) => {
    orderEditing.endVisit()
    openFields.end(owner, order.id, field.id)
  }
  const send = async (field: OrderField, { onto, back }: { onto?: Order | undefined; back?: boolean }) => {
    const entry = openFields.of(owner, order.id).get(field.id)
    const values = entry && (entry.state === 'conflict' ? entry.values : reading(field, entry).values)
    if (values === undefined) return
    await saveField(source.current(), { owner, order, field, values, ...(onto && { onto }) })
    const isHere = document.activeElement?.getAttribute('data-field') === field.id
    if (reopen.current === field.id) {
      reopen.current = undefined
      if (isHere) return latest.current(field)
    }
    if (back === true && isHere && !openFields.of(owner, order.id).has(field.id)) goBack()
  }
  const save = (field: OrderField, back?: 'back') => {
    const entry = openFields.of(owner, order.id).get(field.id)
    if (entry === undefined || entry.state === 'sending') return true
    if (entry.state === 'conflict') return false
    // What did not arrive is sent again when the person says so, not when the keyboard passes by (decision A17).
    if (entry.state === 'failed' && back === undefined) return true
    const { isUnchanged, error } = reading(field, entry)
    if (isUnchanged && entry.state === 'open') {
      openFields.end(owner, order.id, field.id)
      if (back) goBack()
      return true
    }
    setChecked((before) => new Set([...before, field.id]))
    if (error !== undefined) return false
    void send(field, { back: back !== undefined })
    return true
  }
  useEffect(() => {
    if (wish?.place !== key || wish.orderId !== order.id || container.current === null) return
    orderEditing.ask(undefined)
    const first = container.current.querySelector('[data-field][data-editable]')?.getAttribute('data-field')
    // What is chosen in the palette has its own key; `e` goes on to what can be typed.
    const id = orderField(wish.field)?.id ?? first
    const field = orderField(id ?? '')
    const row = container.current.querySelector<HTMLElement>(`[data-field="${CSS.escape(id ?? '')}"]`)
    if (field !== undefined && fieldRefusal(field, order, role) === undefined) latest.current(field)
    else if (row !== null) row.click()
  }, [wish, key, order, role, container])

  return {
    order,
    shown,
    expected,
    words,
    open,
    current,
    setCurrent,
    isChecked: (id) => checked.has(id),
    isWanted: (id) => wanted.current === id,
    fulfil: () => {
      wanted.current = undefined
    },
    refusal: (field) => fieldRefusal(field, order, role),
    edit,
    type: (field, text) => openFields.change(owner, order.id, field.id, { text, isFresh: false, state: 'open' }),
    reading,
    save,
    revert: leave,
    keepMine: (field) => void send(field, { onto: open.get(field.id)?.theirs, back: true }),
    takeTheirs: leave,
  }
}

function withPending(order: Order, open: OpenFields): Order {
  return [...open].reduce((result, [id, { state, values }]) => {
    const field = orderField(id)
    return field === undefined || state !== 'sending' || values === undefined
      ? result
      : withValues(result, field, values)
  }, order)
}

function withTyped(order: Order, open: OpenFields): Order {
  return [...open].reduce((result, [id, { text, base, state }]) => {
    const field = orderField(id)
    if (field === undefined || state === 'sending') return result
    // The day does not matter here: no sum depends on a date.
    const values = field.call === 'pricing' ? field.kind.read(text, { today: '', before: base }) : undefined
    return values === undefined ? result : withValues(result, field, values)
  }, order)
}
