import type { UserAccount, userEndpoints } from '#src/contract/accounts/users.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldAnswer, FieldEndpoint } from '#src/records/fields/field.ts'
import { textKind } from '#src/records/fields/kinds/kinds.ts'

const asAnswer = ({ user, ...more }: OutputOf<(typeof userEndpoints)['users.update']>): FieldAnswer<UserAccount> => ({
  record: user,
  ...more,
})

const update: FieldEndpoint<UserAccount> = async (call, { id, ...request }) =>
  asAnswer(await call('users.update', { params: { id }, ...request }))

const field = (id: keyof UserAccount & string, label: TextKey): Field<UserAccount> => ({
  id,
  kind: textKind(100),
  label,
  name: label,
  props: [id],
  permission: 'users.manage',
  endpoint: update,
  commandId: 'users.edit',
})

/** What is typed of an account: the name of the person. */
export const USER_FIELDS: readonly Field<UserAccount>[] = [
  field('firstName', 'session.firstName'),
  field('lastName', 'session.lastName'),
]

/** How they are edited. */
export const editableUser = editableEntity('user', {
  labelOf: ({ name, email }) => name || email,
  all: USER_FIELDS,
  first: 'firstName',
  check: () => [],
  refusal: (_permission, _user, role) => permissionRefusal(role, 'users.manage'),
})
