import type { BlockDraft } from '#src/domain/vehicles/checks.ts'
import { checkBlock } from '#src/domain/vehicles/checks.ts'
import { BLOCK_KINDS, type BlockKind } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormField, RecordForm } from '#src/records/form/form.ts'

/** A block as it is typed. */
type TypedBlock = Pick<BlockDraft, 'from' | 'to' | 'reason'> & { kind: BlockKind }

const field = (id: keyof TypedBlock, name: TextKey, kind: FieldKind): FormField<TypedBlock> => ({
  id,
  name,
  kind,
  props: [id],
})

const day: FieldKind = { ...dateKind, wrong: 'issue.dateInvalid' }
const isKind = (text: string): text is BlockKind => BLOCK_KINDS.some((kind) => kind === text)
const kind = choiceKind(BLOCK_KINDS, (value, { t }) => t(`vehicles.block.kind.${isKind(value) ? value : 'other'}`))

/** How long and why a vehicle cannot be planned. */
export const blockForm: RecordForm<TypedBlock> = {
  fields: [
    field('kind', 'vehicles.block.kind', kind),
    field('from', 'vehicles.block.from', day),
    field('to', 'vehicles.block.to', { ...day, hint: 'vehicles.block.to.hint' }),
    field('reason', 'vehicles.block.reason', textKind(200)),
  ],
  rows: [
    ['grid-cols-1', 'kind'],
    ['grid-cols-2', 'from', 'to'],
    ['grid-cols-1', 'reason'],
  ],
  required: ['from', 'reason'],
  first: 'from',
  blank: { kind: 'workshop' },
  texts: { kind: 'workshop', from: 'heute' },
  check: checkBlock,
}
