import type { MockSession } from '../../core/handle.ts'
import { allOf } from '../../store/all-of.ts'
import type { Row } from '../../store/models.ts'
import type { Where } from '../../store/store.ts'

/** Whether an alert is told to somebody: some are for one person, some for a role alone. */
export function isForReader(
  { forUserId, forRole, isPrivate }: Pick<Row<'alerts'>, 'forUserId' | 'forRole' | 'isPrivate'>,
  { userId, role }: Pick<MockSession, 'userId' | 'role'>,
): boolean {
  return (isPrivate !== true || forUserId === userId) && (forRole === undefined || forRole === role)
}

/** The same as a filter. */
export const forReader = ({ userId, role }: Pick<MockSession, 'userId' | 'role'>): Where<'alerts'> =>
  allOf<'alerts'>([
    { anyOf: [{ isPrivate: { ne: true } }, { forUserId: userId }] },
    { anyOf: [{ forRole: { exists: false } }, { forRole: role }] },
  ])
