import { checkAbsence, type Absence } from '#src/domain/drivers/availability.ts'
import { ABSENCE_KINDS, type AbsenceKind } from '#src/domain/drivers/statuses.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormField, RecordForm } from '#src/records/form/form.ts'

/** An absence as it is typed. */
type TypedAbsence = {
  kind: AbsenceKind
  from?: string | undefined
  to?: string | undefined
  note?: string | undefined
}

const field = (id: keyof TypedAbsence, name: TextKey, kind: FieldKind): FormField<TypedAbsence> => ({
  id,
  name,
  kind,
  props: [id],
})

const day: FieldKind = { ...dateKind, wrong: 'issue.day' }
const isKind = (text: string): text is AbsenceKind => ABSENCE_KINDS.some((kind) => kind === text)
const kind = choiceKind(ABSENCE_KINDS, (value, { t }) => t(`drivers.status.${isKind(value) ? value : 'other'}`))

/** When a driver is away, and why; `others` are the absences he has already. */
export function absenceForm(others: readonly Absence[]): RecordForm<TypedAbsence> {
  return {
    fields: [
      field('kind', 'drivers.absent.kind', kind),
      field('from', 'drivers.absent.from', day),
      field('to', 'drivers.absent.to', day),
      field('note', 'drivers.field.notes', textKind(500)),
    ],
    rows: [
      ['grid-cols-1', 'kind'],
      ['grid-cols-2', 'from', 'to'],
      ['grid-cols-1', 'note'],
    ],
    required: ['from'],
    first: 'from',
    blank: { kind: 'holiday' },
    texts: { kind: 'holiday' },
    // One day alone is a day off.
    check: ({ from, to = from, note }) => checkAbsence({ from, to, note }, others),
  }
}
