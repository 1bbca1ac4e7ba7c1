import type { MockSession } from '../../core/handle.ts'
import type { Row } from '../../store/models.ts'

/** Whether an alert is told to somebody: some are for one person, some for a role alone. */
export function isToldTo(
  { forUserId, forRole, isPrivate }: Pick<Row<'alerts'>, 'forUserId' | 'forRole' | 'isPrivate'>,
  { userId, role }: Pick<MockSession, 'userId' | 'role'>,
): boolean {
  return (isPrivate !== true || forUserId === userId) && (forRole === undefined || forRole === role)
}
