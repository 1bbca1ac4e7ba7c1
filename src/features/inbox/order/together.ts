import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { isDoubtful, type ReadingField } from '#src/records/reading/reading-field.ts'

interface Group {
  names: readonly string[]
  label?(t: Translate): string
  text(parts: ReadonlyMap<string, ReadingField>, format: Format): string
}

const plain: Group['text'] = (parts) => [...parts.values()].map(({ text }) => text).join(' ')

const stopGroups = (side: string): Group[] => [
  {
    names: [`${side}.postalCode`, `${side}.city`],
    label: (t) => `${t('wizard.postalCode')}, ${t('wizard.city')}`,
    text: plain,
  },
  {
    names: [`${side}.date`, `${side}.timeFrom`, `${side}.timeTo`],
    text(parts, format) {
      const valueOf = (name: string) => parts.get(`${side}.${name}`)?.value
      const date = valueOf('date')
      return date === undefined ? plain(parts, format) : format.stopTime(date, valueOf('timeFrom'), valueOf('timeTo'))
    },
  },
]

const GROUPS: readonly Group[] = [
  ...stopGroups('pickup'),
  ...stopGroups('delivery'),
  { names: ['cargo.packageCount', 'cargo.packageType'], text: plain },
]

/**
 * Fields people read as one stand in one row, as long as nobody has to look at one of them and the keyboard is on none: `80331 München`.
 * The row has the name of the first, so that the keyboard that comes upon it is on that.
 */
export function together(
  fields: readonly ReadingField[],
  current: string | undefined,
  format: Format,
  t: Translate,
): ReadingField[] {
  return GROUPS.reduce<ReadingField[]>(
    (rows, group) => {
      const own = rows.filter(({ name }) => group.names.includes(name))
      const read = own.filter(({ value }) => value !== undefined)
      const [first] = read
      const isApart = own.some((field) => isDoubtful(field) || field.name === current)
      if (first === undefined || read.length < 2 || isApart) return rows
      const one: ReadingField = {
        ...first,
        label: group.label?.(t) ?? first.label,
        text: group.text(new Map(read.map((field) => [field.name, field])), format),
        confidence: Math.min(...read.map(({ confidence }) => confidence)),
        state: read.every(({ state }) => state === 'confirmed') ? 'confirmed' : 'sure',
      }
      return rows.flatMap((field) => (field === own[0] ? [one] : own.includes(field) ? [] : [field]))
    },
    [...fields],
  )
}
