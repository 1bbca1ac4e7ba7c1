import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Scalar, Condition } from '../../store/store.ts'

/** A condition on a field of the rows of a list; a field they do not have does not compile where the list is declared. */
type FieldCondition<F extends string> = { [Field in F]?: Condition }

const on = <F extends string>(field: F, condition: Condition) => ({ [field]: condition }) as FieldCondition<F>

/** The parts of a comma-joined value. */
export const listed = (text: string): string[] => text.split(',').filter((part) => part !== '')

/** The field is the value. */
export const is =
  <F extends string>(field: F) =>
  (value: Scalar) =>
    on(field, value)

/** The field is one of the comma-joined values, of those that are known where these are given; any when none is named. */
export const oneOf =
  <F extends string>(field: F, known?: readonly string[]) =>
  (text: string) => {
    const wanted = listed(text)
    return wanted.length === 0 ? undefined : on(field, { in: known?.filter((one) => wanted.includes(one)) ?? wanted })
  }

/** One of the fields contains the text; case, umlauts and accents do not matter. */
export const contains =
  <F extends string>(...fields: readonly F[]) =>
  (text: string) => {
    const part = text.trim()
    return part === '' ? undefined : { anyOf: fields.map((field) => on(field, { contains: part })) }
  }

/** The field is that day or later. */
export const since =
  <F extends string>(field: F) =>
  (day: PlainDate) =>
    day === '' ? undefined : on(field, { gte: day })

/** The field is that day or earlier. */
export const until =
  <F extends string>(field: F) =>
  (day: PlainDate) =>
    day === '' ? undefined : on(field, { lte: day })

/** One condition for each of the values there are. */
export const choice =
  <V extends string, W>(conditions: Readonly<Record<V, W>>) =>
  (value: V): W =>
    conditions[value]

/** Whether the field has a value: of `true` and `false`, or of two words that mean it. */
export const has = <F extends string, Y extends string = 'true', N extends string = 'false'>(
  field: F,
  yes = 'true' as Y,
  no = 'false' as N,
) =>
  choice({ [yes]: on(field, { exists: true }), [no]: on(field, { exists: false }) } as Record<Y | N, FieldCondition<F>>)
