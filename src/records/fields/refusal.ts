import { entities } from '#src/contract/entities.ts'
import { isOffered } from '#src/contract/extras.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import type { EditableFields, EditableRecord, FieldPermission } from './field.ts'

/** Who edits, and what the backend offers. */
type Editor = { role: Role } & Parameters<typeof isOffered>[0]

/** Why a field of this record is not changed here: the backend takes no changes of such records (decision A34), or this person may not. */
export function fieldRefusal<T extends EditableRecord>(
  fields: Pick<EditableFields<T>, 'kind' | 'refusal'>,
  permission: FieldPermission,
  record: T,
  editor: Editor,
): ReasonCode | undefined {
  if (!isOffered(editor, `${entities[fields.kind].entity}.update`)) return 'reason.notOffered'
  return fields.refusal(permission, record, editor.role)
}
