import { may } from '#src/domain/accounts/roles.ts'
import type { MockSession } from '../../core/handle.ts'
import { allOf } from '../../store/all-of.ts'
import type { Row } from '../../store/models.ts'
import type { Where } from '../../store/store.ts'
import { ALERT_NEEDS } from './rows.ts'

type Reader = Pick<MockSession, 'userId' | 'role'>

/** Codes of alerts that lead to what somebody may not open. */
const hiddenCodes = ({ role }: Reader) =>
  [...ALERT_NEEDS].filter(([, permission]) => !may(role, permission)).map(([code]) => code)

/** Whether an alert is told to somebody: some are for one person, some for a role alone, some for who may open what they tell of. */
export function isForReader(
  { code, forUserId, forRole, isPrivate }: Pick<Row<'alerts'>, 'code' | 'forUserId' | 'forRole' | 'isPrivate'>,
  reader: Reader,
): boolean {
  const { userId, role } = reader
  if (code !== undefined && hiddenCodes(reader).includes(code)) return false
  return (isPrivate !== true || forUserId === userId) && (forRole === undefined || forRole === role)
}

/** The same as a filter. */
export function forReader(reader: Reader): Where<'alerts'> {
  const { userId, role } = reader
  const hidden = hiddenCodes(reader)
  return allOf<'alerts'>([
    { anyOf: [{ isPrivate: { ne: true } }, { forUserId: userId }] },
    { anyOf: [{ forRole: { exists: false } }, { forRole: role }] },
    ...(hidden.length === 0 ? [] : [{ anyOf: [{ code: { notIn: hidden } }, { code: { exists: false } }] }]),
  ])
}
