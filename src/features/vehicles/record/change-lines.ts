import * as z from 'zod/mini'
import type { FieldChange } from '#src/contract/orders/events.ts'
import { Vehicle } from '#src/contract/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { paperFieldsOf } from '../fields/vehicle-fields.ts'
import { blockText } from './block-text.ts'

const Lists = z.pick(Vehicle, { papers: true, blocks: true })
const listsOf = (field: string, value: unknown) => Lists.parse({ papers: [], blocks: [], [field]: value ?? [] })

/** Changes of a vehicle's papers, a line for each that has another end, and of its blocks, a line for each that came or went. */
export function vehicleChangeLines(
  { field, from, to }: FieldChange,
  vehicle: Vehicle,
  words: { t: Translate; format: Format },
): readonly string[] | undefined {
  const { t } = words
  const [before, after] = [listsOf(field, from), listsOf(field, to)]
  if (field === 'papers') {
    const ends = (papers: Vehicle['papers'], own: ReturnType<typeof paperFieldsOf>[number]['field']) =>
      own.kind.shown([papers], { ...words, record: vehicle })
    const fields = paperFieldsOf({ ...vehicle, papers: [...before.papers, ...after.papers, ...vehicle.papers] })
    const known = new Map(fields.map(({ field: own }) => [own.id, own]))
    return [...known.values()].flatMap((own) => {
      const [was, is] = [ends(before.papers, own), ends(after.papers, own)]
      return was === is ? [] : [t('history.change', { field: t(own.name), from: was || '–', to: is || '–' })]
    })
  }
  if (field !== 'blocks') return undefined
  const said = (key: 'vehicles.history.blocked' | 'vehicles.history.unblocked', block: Vehicle['blocks'][number]) => {
    const { label, days } = blockText(block, words)
    return t(key, { label: isolateBidi(label), days })
  }
  const isIn = (blocks: Vehicle['blocks'], id: string) => blocks.some((block) => block.id === id)
  return [
    ...after.blocks
      .filter(({ id }) => !isIn(before.blocks, id))
      .map((block) => said('vehicles.history.blocked', block)),
    ...before.blocks
      .filter(({ id }) => !isIn(after.blocks, id))
      .map((block) => said('vehicles.history.unblocked', block)),
  ]
}
